'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { Sheet } from '@/components/ui/sheet'
import type { ShownMenus } from '@/lib/settings/menu-pages'
import { SideMenuContent } from './side-menu-content'
import { useClosedOnLeaving } from './use-closed-on-leaving'

type SideMenuSheetProps = {
  open: boolean
  onClose: () => void
  categories: readonly MenuCategory[]
  menus: ShownMenus
}

export default function SideMenuSheet(props: SideMenuSheetProps) {
  const { open, onClose, categories, menus } = props
  const t = useTranslations('header')
  const content = useRef<HTMLDivElement>(null)
  const leaving = useClosedOnLeaving(content, onClose)

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      side="start"
      width="w-88"
      title={t('menu')}
      description={t('menuDescription')}
      closeLabel={t('closeMenu')}
      onEscapeKeyDown={leaving.onEscapeKeyDown}
    >
      {/* biome-ignore lint/a11y: closes after a link was followed, by mouse or keyboard */}
      <div ref={content} onClick={leaving.onClick} onSubmit={leaving.onSubmit} className="p-4">
        <SideMenuContent categories={categories} menus={menus} />
      </div>
    </Sheet>
  )
}
