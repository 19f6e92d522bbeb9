'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { ProductKey } from '@/lib/licences/contracts'
import { maskKey } from '@/lib/licences/key-rules'
import { useKeysChanged } from './use-keys-changed'

type Props = { productKey: ProductKey; productName: string; onClose: () => void }

export function DeleteKeyDialog({ productKey, productName, onClose }: Props) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  const changed = useKeysChanged()
  const masked = maskKey(productKey.keyValue)
  return (
    <ConfirmDialog
      title={t('deleting.title')}
      confirmLabel={t('deleting.confirm')}
      pendingLabel={common('deleting')}
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/product-keys/[id]', {
          params: { id: productKey.id },
        })
        await withFailureToast(t('deleting.failed'), call).finally(changed)
        showToast({
          title: t('deleting.deleted'),
          description: t('deleting.deletedText', { product: productName }),
        })
      }}
      onClose={onClose}
    >
      <p>
        {t.rich('deleting.text', {
          key: masked,
          product: productName,
          code: (chunks) => <code className="font-mono font-semibold">{chunks}</code>,
          strong: (chunks) => <strong>{chunks}</strong>,
        })}
      </p>
      {productKey.status === 'quarantined' && <p>{t('deleting.quarantined')}</p>}
    </ConfirmDialog>
  )
}
