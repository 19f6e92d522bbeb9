'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import type { ShownMenus } from '@/lib/settings/menu-pages'

const [SideMenuSheet, preloadSheet] = lazyPart(() => import('./side-menu-sheet'))

type Props = { categories: readonly MenuCategory[]; menus: ShownMenus }

/** The menu of small screens: search, pages, categories, preferences. */
export function SideMenu({ categories, menus }: Props) {
  const t = useTranslations('header')
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {opened && (
        <Suspense>
          <SideMenuSheet
            open={open}
            onClose={() => setOpen(false)}
            categories={categories}
            menus={menus}
          />
        </Suspense>
      )}
    </>
  )
}
