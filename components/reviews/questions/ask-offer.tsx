'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import type { Captcha } from '@/lib/plugins/captcha/captcha'

const [AskForm, preloadForm] = lazyPart(() => import('./ask-form'))

type AskOfferProps = { productId: number; captcha?: Captcha }

/** Offers to ask a question. The form's code loads when it is opened. */
export function AskOffer({ productId, captcha }: AskOfferProps) {
  const t = useTranslations('questions')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6">
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={preloadForm}
        onFocus={preloadForm}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="message-circle-question-mark" />
        {t('ask')}
      </Button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<FormOnItsWay />}>
            <AskForm productId={productId} captcha={captcha} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function FormOnItsWay() {
  const t = useTranslations('questions')
  return (
    <div role="status" className="mt-5 max-w-2xl">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-64" />
    </div>
  )
}
