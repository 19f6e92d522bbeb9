'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useId, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { AlertSubject } from './alert-subject'

const [AlertForm, preloadForm] = lazyPart(() => import('./alert-form'))

const OFFER = { stock: 'offerStock', price: 'offerPrice', list: 'offerList' } as const

type AlertOfferProps = {
  about: AlertSubject
  productIds: readonly number[]
  className?: string
}

/** Offers a mail about products. The form's code loads when it is opened. */
export function AlertOffer({ about, productIds, className }: AlertOfferProps) {
  const t = useTranslations('productAlerts')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 text-start text-sm font-semibold text-primary-strong underline-offset-4 hover:underline"
      >
        <Icon name="bell" className="size-4.5 shrink-0" />
        {t(OFFER[about])}
        <Icon
          name="chevron-down"
          className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<FormOnItsWay />}>
            <AlertForm about={about} productIds={productIds} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function FormOnItsWay() {
  const t = useTranslations('productAlerts')
  return (
    <div role="status" className="mt-1 rounded-card bg-sunken p-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-32" />
    </div>
  )
}
