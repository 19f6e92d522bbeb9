import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import type { AdminCollection } from '@/lib/catalog/collection-contracts'
import { useCollectionsChanged } from './use-collections'

type Props = { collection: AdminCollection; onClose: () => void }

/** Asks before a collection is deleted. */
export function DeleteCollectionDialog({ collection: { id, name }, onClose }: Props) {
  const t = useTranslations('backOffice.catalog')
  const changed = useCollectionsChanged()
  return (
    <ConfirmDialog
      title={t('collections.delete')}
      confirmLabel={t('collections.delete')}
      pendingLabel={t('collections.deleting')}
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/collections/[id]', { params: { id } })
        await withFailureToast(t('error'), call, t('collections.deleteFailed')).finally(changed)
        showUndoableToast({
          title: t('collections.deleted'),
          description: name,
          entityType: 'collection',
          entityId: id,
          onUndone: changed,
        })
      }}
      onClose={onClose}
    >
      <p>{t('collections.deleteText', { name })}</p>
    </ConfirmDialog>
  )
}
