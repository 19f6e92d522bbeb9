'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Names } from '@/lib/settings/menu-pages'
import { givenNames, NameFields } from './name-fields'

type Props = {
  names: Names
  title: string
  onTake: (names: Names) => void
  onClose: () => void
}

/** What a column of the footer is called, by language. */
export function HeadingDialog({ names: known, title, onTake, onClose }: Props) {
  const t = useTranslations('backOffice.pages.menus')
  const common = useTranslations('backOffice.common')
  const [names, setNames] = useState(known)
  return (
    <Dialog
      title={title}
      description={t('headingHint')}
      icon={Pencil}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={() => onTake(givenNames(names))}>{t('take')}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <NameFields names={names} onChange={setNames} />
      </div>
    </Dialog>
  )
}
