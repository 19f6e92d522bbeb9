'use client'

import { Equal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import { MIN_PHRASES, phrasesOf } from '@/lib/catalog/search/synonym-rules'
import { LanguageOptions } from './language-options'
import { searchLanguageOf } from './search-languages'
import { useSynonymsChanged } from './use-synonyms'

type Props = {
  /** The group to edit; omitted to add one. */
  synonym?: Synonym
  /** The first phrase of one that is added. */
  phrase?: string
  onClose: () => void
}
/** An empty language: in the searches of every one. */
type Values = { phrases: string; language: string }

function save(values: Values, synonym?: Synonym): Promise<Synonym> {
  const group = { phrases: phrasesOf(values.phrases), language: searchLanguageOf(values.language) }
  return synonym
    ? callAdmin('PUT /api/admin/search/synonyms/[id]', {
        params: { id: synonym.id },
        body: { ...group, expectedUpdatedAt: synonym.updatedAt },
      })
    : callAdmin('POST /api/admin/search/synonyms', { body: group })
}

/** Adds or edits a group of synonyms. */
export function SynonymDialog({ synonym, phrase, onClose }: Props) {
  const t = useTranslations('backOffice.search')
  const changed = useSynonymsChanged()
  const { field, ...form } = useAdminForm<Values, Synonym>({
    defaults: {
      phrases: synonym?.phrases.join('\n') ?? (phrase ? `${phrase}\n` : ''),
      language: synonym?.language ?? '',
    },
    failed: t('dialog.failed'),
    send: (values) => save(values, synonym),
    onSent: ({ phrases }) => {
      showToast({
        title: synonym ? t('dialog.saved') : t('dialog.added'),
        description: phrases.join(', '),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={synonym ? t('dialog.edit') : t('dialog.add')}
      description={t('dialog.text')}
      icon={Equal}
      submitLabel={synonym ? t('dialog.save') : t('dialog.add')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        label={t('synonyms.phrases')}
        required
        rows={8}
        autoCapitalize="none"
        spellCheck={false}
        hint={t('dialog.hint')}
        {...field('phrases', { required: t('dialog.required', { count: MIN_PHRASES }) })}
      />
      <SelectField
        label={t('dialog.language')}
        hint={t('dialog.languageHint')}
        {...field('language')}
      >
        <option value="">{t('synonyms.anyLanguage')}</option>
        <LanguageOptions />
      </SelectField>
    </FormDialog>
  )
}
