'use client'

import { useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { refreshProducts } from './use-product-groups'

type RemoveProductDialogProps = { product: AdminProduct; onClose: () => void }

export function RemoveProductDialog({ product, onClose }: RemoveProductDialogProps) {
  const client = useQueryClient()
  async function remove() {
    const { outcome } = await callAdmin('DELETE /api/admin/products/[id]', {
      params: { id: product.id },
    })
    const undoable = {
      entityType: 'product',
      entityId: product.id,
      onUndone: () => refreshProducts(client),
    } as const
    if (outcome === 'hidden')
      showUndoableToast({
        ...undoable,
        title: 'Product Hidden',
        description: `${product.name} was sold or has keys, so it stays on record and is hidden from the store.`,
      })
    else showUndoableToast({ ...undoable, title: 'Product Deleted', description: product.name })
    await refreshProducts(client)
  }
  return (
    <ConfirmDialog
      title="Delete this product?"
      confirmLabel="Delete product"
      pendingLabel="Deleting …"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <strong className="text-ink">{product.name}</strong> leaves the store at once: its page
        answers “not found”, and it is taken out of all carts.
      </p>
      <p>
        {product.delivery === 'keys'
          ? 'It has keys on record, so it will be hidden instead of deleted. You can show it again later.'
          : 'If it was ever sold it is hidden instead of deleted, because orders name it. Otherwise it can be undone for 30 days, unless it has reviews, files or people who wait for it.'}
      </p>
    </ConfirmDialog>
  )
}
