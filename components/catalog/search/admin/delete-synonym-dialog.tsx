'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import { PhraseList } from './phrase-list'
import { useSynonymsChanged } from './use-synonyms'

type Props = { synonym: Synonym; onClose: () => void }

/** Confirms that a group of synonyms is deleted. */
export function DeleteSynonymDialog({ synonym: { id, phrases }, onClose }: Props) {
  const t = useTranslations('backOffice.search')
  const common = useTranslations('backOffice.common')
  const changed = useSynonymsChanged()
  async function remove() {
    // Somebody else may have deleted it.
    await callAdmin('DELETE /api/admin/search/synonyms/[id]', { params: { id } }).finally(changed)
    showToast({ title: t('deletion.done'), description: phrases.join(', ') })
  }
  return (
    <ConfirmDialog
      title={t('deletion.question')}
      confirmLabel={t('deletion.confirm')}
      pendingLabel={common('deleting')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('deletion.text')}</p>
      <PhraseList phrases={phrases} />
    </ConfirmDialog>
  )
}
