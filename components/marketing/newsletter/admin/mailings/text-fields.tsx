'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { languageName } from '@/components/back-office/language/language-name'
import { ContentEditor } from '@/components/content/articles/admin/editor/content-editor'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { MailingLanguage } from '@/lib/marketing/newsletter/mailings/contracts'
import { MAX_PREHEADER, MAX_SUBJECT } from '@/lib/marketing/newsletter/mailings/mailing-rules'
import type { useMailingForm } from './use-mailing-form'

type Props = {
  state: ReturnType<typeof useMailingForm>
  language: MailingLanguage
  onRemove: () => void
}

/** A mailing's text in one language. */
export function TextFields({ state: { form, field, errorOf }, language, onRemove }: Props) {
  const t = useTranslations('backOffice.newsletter.texts')
  const common = useTranslations('backOffice.common')
  return (
    <div className="space-y-4">
      <TextField
        label={common('subject')}
        required
        maxLength={MAX_SUBJECT}
        {...field(`texts.${language}.subject`, { required: t('subjectRequired') })}
      />
      <TextField
        label={t('preheader')}
        maxLength={MAX_PREHEADER}
        hint={t('preheaderHint')}
        {...field(`texts.${language}.preheader`)}
      />
      <Controller
        control={form.control}
        name={`texts.${language}.content`}
        rules={{ required: t('textRequired') }}
        render={({ field: { value, onChange } }) => (
          <ContentEditor
            value={value}
            onChange={onChange}
            error={errorOf(`texts.${language}.content`)}
          />
        )}
      />
      {language !== 'en' && (
        <Button variant="outline" size="sm" className="text-danger" onClick={onRemove}>
          <Trash2 aria-hidden />
          {t('remove', { language: languageName(language) })}
        </Button>
      )}
    </div>
  )
}
