'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import type { AdminProductRow } from '@/lib/catalog/admin-contracts'
import { refreshProducts } from './use-product-groups'

type RemoveProductDialogProps = { product: AdminProductRow; onClose: () => void }

export function RemoveProductDialog({ product, onClose }: RemoveProductDialogProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
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
        title: t('removeProduct.hiddenTitle'),
        description: t('removeProduct.hiddenText', { name: product.name }),
      })
    else
      showUndoableToast({
        ...undoable,
        title: t('removeProduct.deletedTitle'),
        description: product.name,
      })
    await refreshProducts(client)
  }
  return (
    <ConfirmDialog
      title={t('removeProduct.title')}
      confirmLabel={t('removeProduct.confirm')}
      pendingLabel={common('deleting')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {t.rich('removeProduct.leaves', {
          name: product.name,
          strong: (chunks) => <strong className="text-ink">{chunks}</strong>,
        })}
      </p>
      <p>{t(`removeProduct.${product.delivery === 'keys' ? 'hasKeys' : 'ifSold'}`)}</p>
    </ConfirmDialog>
  )
}
