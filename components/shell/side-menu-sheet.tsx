'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type MouseEvent, useRef } from 'react'
import type { MenuCategory } from '@/components/storefront/menu-category'
import { Sheet } from '@/components/ui/sheet'
import { SideMenuContent } from './side-menu-content'

type SideMenuSheetProps = {
  open: boolean
  onClose: () => void
  startWithSearch: boolean
  categories: readonly MenuCategory[]
}

export default function SideMenuSheet(props: SideMenuSheetProps) {
  const { open, onClose, startWithSearch, categories } = props
  const t = useTranslations('header')
  const content = useRef<HTMLDivElement>(null)

  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }

  function closeOnSearch(event: FormEvent<HTMLElement>) {
    const field = event.currentTarget.querySelector<HTMLInputElement>('input[name="q"]')
    if (field?.value.trim()) onClose()
  }

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      side="start"
      width="w-88"
      title={t('menu')}
      description={t('menuDescription')}
      closeLabel={t('closeMenu')}
      onOpenAutoFocus={(event) => {
        if (!startWithSearch) return
        event.preventDefault()
        content.current?.querySelector('input')?.focus()
      }}
      onEscapeKeyDown={(event) => {
        // Escape first closes an open list in the menu.
        if (content.current?.querySelector('[role="combobox"][aria-expanded="true"]'))
          event.preventDefault()
      }}
    >
      {/* biome-ignore lint/a11y: closes after a link was followed, by mouse or keyboard */}
      <div ref={content} onClick={closeOnLink} onSubmit={closeOnSearch} className="p-4">
        <SideMenuContent categories={categories} />
      </div>
    </Sheet>
  )
}
