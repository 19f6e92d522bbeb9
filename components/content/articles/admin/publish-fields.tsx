import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { storeTimezone } from '@/components/back-office/format-date'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextField } from '@/components/ui/fields/text-field'

type PublishFieldsProps = {
  isPublished: boolean
  publishAt: string
  onPublished: (isPublished: boolean) => void
  /** What connects the time with its form. */
  publishAtField: Omit<ComponentProps<typeof TextField>, 'label'>
}

/** Whether something is published, and when a draft publishes itself. */
export function PublishFields({
  isPublished,
  publishAt,
  onPublished,
  publishAtField,
}: PublishFieldsProps) {
  const t = useTranslations('backOffice.articles.fields')
  return (
    <>
      <SwitchField
        label={t('published')}
        hint={isPublished ? t('shown') : publishAt ? t('hiddenUntil') : t('hiddenDraft')}
        checked={isPublished}
        onCheckedChange={onPublished}
      />
      {!isPublished && (
        <TextField
          type="datetime-local"
          label={t('publishAt', { timezone: storeTimezone() })}
          hint={t('publishAtHint')}
          {...publishAtField}
        />
      )}
    </>
  )
}
