'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { Synonym } from '@/lib/search/admin-contracts'
import { PhraseList } from './phrase-list'
import { useSynonymsChanged } from './use-synonyms'

type Props = { synonym: Synonym; onClose: () => void }

/** Confirms that a group of synonyms is deleted. */
export function DeleteSynonymDialog({ synonym: { id, phrases }, onClose }: Props) {
  const changed = useSynonymsChanged()
  async function remove() {
    // Somebody else may have deleted it.
    await callAdmin('DELETE /api/admin/search/synonyms/[id]', { params: { id } }).finally(changed)
    showToast({ title: 'Synonyms Deleted', description: phrases.join(', ') })
  }
  return (
    <ConfirmDialog
      title="Delete these synonyms?"
      confirmLabel="Delete synonyms"
      pendingLabel="Deleting …"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>From the next search on, each of these phrases finds only products that have it.</p>
      <PhraseList phrases={phrases} />
    </ConfirmDialog>
  )
}
