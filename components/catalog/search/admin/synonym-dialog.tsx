'use client'

import { Equal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import { MIN_PHRASES, phrasesOf } from '@/lib/catalog/search/synonym-rules'
import { useSynonymsChanged } from './use-synonyms'

type Props = {
  /** The group to edit; omitted to add one. */
  synonym?: Synonym
  /** The first phrase of one that is added. */
  phrase?: string
  onClose: () => void
}
type Values = { phrases: string }

function save({ phrases: lines }: Values, synonym?: Synonym): Promise<Synonym> {
  const phrases = phrasesOf(lines)
  return synonym
    ? callAdmin('PUT /api/admin/search/synonyms/[id]', {
        params: { id: synonym.id },
        body: { phrases, expectedUpdatedAt: synonym.updatedAt },
      })
    : callAdmin('POST /api/admin/search/synonyms', { body: { phrases } })
}

/** Adds or edits a group of synonyms. */
export function SynonymDialog({ synonym, phrase, onClose }: Props) {
  const t = useTranslations('backOffice.search')
  const changed = useSynonymsChanged()
  const { field, ...form } = useAdminForm<Values, Synonym>({
    defaults: { phrases: synonym?.phrases.join('\n') ?? (phrase ? `${phrase}\n` : '') },
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
    </FormDialog>
  )
}
