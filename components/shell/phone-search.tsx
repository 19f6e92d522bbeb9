'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'

const [PhoneSearchSheet, preloadSheet] = lazyPart(() => import('./phone-search-sheet'))

/** The search of screens that have no room for its field: a button that opens it over the page. */
export function PhoneSearch() {
  const t = useTranslations('header')
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('openSearch')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="order-last ms-auto grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken md:hidden"
      >
        <Icon name="search" className="size-5.5" />
      </button>
      {opened && (
        <Suspense>
          <PhoneSearchSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
