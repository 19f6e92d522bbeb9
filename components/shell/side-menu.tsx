'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'

const [SideMenuSheet, preloadSheet] = lazyPart(() => import('./side-menu-sheet'))

const buttonClass =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken'

/** The menu of small screens: search, pages, categories, preferences. */
export function SideMenu({ categories }: { categories: readonly MenuCategory[] }) {
  const t = useTranslations('header')
  const [open, setOpen] = useState<'menu' | 'search' | null>(null)
  const [opened, setOpened] = useState(false)

  function show(what: 'menu' | 'search') {
    setOpened(true)
    setOpen(what)
  }

  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open === 'menu'}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => show('menu')}
        className={`${buttonClass} -ms-2.5`}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <button
        type="button"
        aria-label={t('openSearch')}
        aria-haspopup="dialog"
        aria-expanded={open === 'search'}
        onPointerEnter={preloadSheet}
        onClick={() => show('search')}
        className={`${buttonClass} order-last ms-auto md:hidden`}
      >
        <Icon name="search" className="size-5.5" />
      </button>
      {opened && (
        <Suspense>
          <SideMenuSheet
            open={open !== null}
            onClose={() => setOpen(null)}
            startWithSearch={open === 'search'}
            categories={categories}
          />
        </Suspense>
      )}
    </>
  )
}
