'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { SearchBox } from '@/components/catalog/search/search-box'
import { Sheet } from '@/components/ui/sheet'
import { useClosedOnLeaving } from './use-closed-on-leaving'

type PhoneSearchSheetProps = { open: boolean; onClose: () => void }

/** The search over the whole of a phone's screen, with its suggestions below the field. */
export default function PhoneSearchSheet({ open, onClose }: PhoneSearchSheetProps) {
  const t = useTranslations('header')
  const content = useRef<HTMLDivElement>(null)
  const leaving = useClosedOnLeaving(content, onClose)
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      side="start"
      width="w-screen max-w-none!"
      title={t('searchTitle')}
      description={t('searchDescription')}
      closeLabel={t('closeSearch')}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        content.current?.querySelector('input')?.focus()
      }}
      onEscapeKeyDown={leaving.onEscapeKeyDown}
    >
      {/* biome-ignore lint/a11y: closes after a link was followed, by mouse or keyboard */}
      <div ref={content} onClick={leaving.onClick} onSubmit={leaving.onSubmit} className="p-4">
        <SearchBox />
      </div>
    </Sheet>
  )
}
