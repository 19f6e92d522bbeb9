'use client'

import { MessageSquareQuote } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { FieldsByLanguage } from '@/components/back-office/language/fields-by-language'
import { languageName } from '@/components/back-office/language/language-name'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { inEveryLanguage } from '@/lib/i18n/texts-by-language'
import {
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  type SavedAnswer,
} from '@/lib/service/messages/saved-answers/contracts'
import { VARIABLE_LIST } from '@/lib/service/messages/saved-answers/variables'
import { useSavedAnswersChanged } from './use-saved-answers'

type Props = {
  /** The one to edit; omitted to add one. */
  answer?: SavedAnswer
  onClose: () => void
}
type Values = { name: string; texts: Record<TranslatedLocale, string> }

const save = (values: Values, answer?: SavedAnswer): Promise<SavedAnswer> =>
  answer
    ? callAdmin('PUT /api/admin/saved-answers/[id]', {
        params: { id: answer.id },
        body: { ...values, expectedUpdatedAt: answer.updatedAt },
      })
    : callAdmin('POST /api/admin/saved-answers', { body: values })

/** Adds or edits a saved answer. */
export function SavedAnswerDialog({ answer, onClose }: Props) {
  const t = useTranslations('backOffice.messages.savedAnswers')
  const changed = useSavedAnswersChanged()
  const { field, ...form } = useAdminForm<Values, SavedAnswer>({
    defaults: {
      name: answer?.name ?? '',
      texts: inEveryLanguage(answer?.texts, ''),
    },
    failed: t('saveFailed'),
    send: (values) => save(values, answer),
    onSent: ({ name }) => {
      showToast({ title: answer ? t('saved') : t('added'), description: name })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={answer ? t('edit') : t('add')}
      description={t('variables', { variables: VARIABLE_LIST })}
      icon={MessageSquareQuote}
      size="lg"
      submitLabel={answer ? t('save') : t('add')}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          required
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          className="sm:col-span-2"
          {...field('name', { required: t('nameRequired') })}
        />
        <FieldsByLanguage texts={answer?.texts}>
          {(locale) => (
            <TextAreaField
              label={t('textIn', { language: languageName(locale) })}
              lang={locale}
              rows={5}
              maxLength={MAX_TEXT_LENGTH}
              {...field(`texts.${locale}`)}
            />
          )}
        </FieldsByLanguage>
      </div>
    </FormDialog>
  )
}
