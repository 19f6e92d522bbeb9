'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Wand2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { SearchUse } from '@/lib/catalog/search/admin-contracts'
import { phrasesOf } from '@/lib/catalog/search/synonym-rules'
import { readablePhrase } from '@/lib/catalog/search/use-phrases'
import { SEARCH_LANGUAGE_NAMES, type SearchLanguage } from './search-languages'

type Props = { use: SearchUse; language: SearchLanguage; onClose: () => void }
type Values = { phrases: string }

/** Changes what shoppers call a use of software in a language. */
export function UsePhrasesDialog({ use, language, onClose }: Props) {
  const t = useTranslations('backOffice.search.uses')
  const client = useQueryClient()
  const { field, ...form } = useAdminForm<Values, SearchUse[]>({
    defaults: { phrases: (use.phrases[language] ?? []).map(readablePhrase).join('\n') },
    failed: t('failed'),
    send: ({ phrases }) =>
      callAdmin('PUT /api/admin/search/uses', {
        body: { id: use.id, language, phrases: phrasesOf(phrases) },
      }),
    onSent: (changed) => {
      client.setQueryData(['GET /api/admin/search/uses'], changed)
      showToast({ title: t('saved'), description: SEARCH_LANGUAGE_NAMES[language] })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('dialogTitle')}
      description={t('dialogText')}
      icon={Wand2}
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        label={t('phrases')}
        required
        rows={12}
        lang={language}
        autoCapitalize="none"
        spellCheck={false}
        hint={t('dialogHint')}
        {...field('phrases', { required: t('required') })}
      />
    </FormDialog>
  )
}
