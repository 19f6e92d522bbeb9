'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { ProductKey } from '@/lib/licences/contracts'
import { maskKey } from '@/lib/licences/key-rules'
import { useKeysChanged } from './use-keys-changed'

type Props = { productKey: ProductKey; productName: string; onClose: () => void }

export function DeleteKeyDialog({ productKey, productName, onClose }: Props) {
  const changed = useKeysChanged()
  const masked = maskKey(productKey.keyValue)
  return (
    <ConfirmDialog
      title="Delete this key?"
      confirmLabel="Delete key"
      pendingLabel="Deleting …"
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/product-keys/[id]', {
          params: { id: productKey.id },
        })
        await withFailureToast('Failed to delete product key', call).finally(changed)
        showToast({ title: 'Key Deleted', description: `${productName} has one key less.` })
      }}
      onClose={onClose}
    >
      <p>
        The key <code className="font-mono font-semibold">{masked}</code> of{' '}
        <strong>{productName}</strong> is lost for good, and nobody can be given it any more.
      </p>
      {productKey.status === 'quarantined' && (
        <p>It is quarantined: once deleted, the same key could be added and sold again.</p>
      )}
    </ConfirmDialog>
  )
}
