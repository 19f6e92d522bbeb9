'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { SavedAnswer } from '@/lib/service/messages/saved-answers/contracts'
import { useSavedAnswersChanged } from './use-saved-answers'

type Props = { answer: SavedAnswer; onClose: () => void }

/** Confirms that a saved answer is deleted. */
export function DeleteSavedAnswerDialog({ answer: { id, name }, onClose }: Props) {
  const t = useTranslations('backOffice.messages.savedAnswers')
  const common = useTranslations('backOffice.common')
  const changed = useSavedAnswersChanged()
  async function remove() {
    // Somebody else may have deleted it.
    await callAdmin('DELETE /api/admin/saved-answers/[id]', { params: { id } }).finally(changed)
    showToast({ title: t('deleted'), description: name })
  }
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      pendingLabel={common('deleting')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('deleteText', { name })}</p>
    </ConfirmDialog>
  )
}
