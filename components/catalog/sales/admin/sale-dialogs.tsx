import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminSale } from '@/lib/catalog/sales/contracts'
import { useSalesChanged } from './use-sales-changed'

type Props = { sale: AdminSale; onClose: () => void }

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>

/** Asks before a sale that runs is stopped. */
export function StopSaleDialog({ sale: { id, name }, onClose }: Props) {
  const t = useTranslations('backOffice.sales.stopping')
  const changed = useSalesChanged()
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      onConfirm={async () => {
        await callAdmin('POST /api/admin/sales/[id]/stop', { params: { id } })
        showToast({ title: t('stopped'), description: name })
        changed()
      }}
      onClose={onClose}
    >
      <p>{t.rich('text', { name, strong })}</p>
    </ConfirmDialog>
  )
}

/** Asks before a sale is deleted. */
export function DeleteSaleDialog({ sale: { id, name }, onClose }: Props) {
  const t = useTranslations('backOffice.sales.deleting')
  const common = useTranslations('backOffice.common')
  const changed = useSalesChanged()
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      pendingLabel={common('deleting')}
      onConfirm={async () => {
        await callAdmin('DELETE /api/admin/sales/[id]', { params: { id } })
        showToast({ title: t('deleted'), description: name })
        changed()
      }}
      onClose={onClose}
    >
      <p>{t.rich('text', { name, strong })}</p>
    </ConfirmDialog>
  )
}
