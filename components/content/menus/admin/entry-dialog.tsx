'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import type { MenuEntry } from '@/lib/settings/menu-pages'
import { givenNames, NameFields } from './name-fields'

type Props = {
  entry: MenuEntry
  /** What it leads to. */
  title: string
  onTake: (entry: MenuEntry) => void
  onClose: () => void
}

/** Whether it is the address of a page that is sent encrypted. */
const isAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** The names of an entry by language, and the address of one that leads to another site. */
export function EntryDialog({ entry, title, onTake, onClose }: Props) {
  const t = useTranslations('backOffice.pages.menus')
  const common = useTranslations('backOffice.common')
  const [names, setNames] = useState(entry.names)
  const [url, setUrl] = useState(entry.to === 'web' ? entry.url : '')
  const [problem, setProblem] = useState<'address' | 'name'>()
  const isWeb = entry.to === 'web'

  function take() {
    const kept = givenNames(names)
    if (isWeb && !isAddress(url.trim())) return setProblem('address')
    if (isWeb && Object.keys(kept).length === 0) return setProblem('name')
    onTake({ ...entry, names: kept, ...(isWeb && { url: url.trim() }) })
  }

  return (
    <Dialog
      title={title}
      description={isWeb ? t('nameRequired') : t('namesHint')}
      icon={Pencil}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={take}>{t('take')}</Button>
        </>
      }
    >
      <div className="space-y-4">
        {isWeb && (
          <TextField
            id="menu-address"
            type="url"
            label={t('address')}
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            error={problem === 'address' ? t('addressInvalid') : undefined}
          />
        )}
        <NameFields names={names} onChange={setNames} />
        <FormError>{problem === 'name' ? t('nameRequired') : undefined}</FormError>
      </div>
    </Dialog>
  )
}
