import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminCoupon } from '@/lib/cart/coupons/admin-contracts'
import { useCouponsChanged } from './use-coupons-changed'

type Props = { coupon: AdminCoupon; onClose: () => void }

/** Asks before a coupon is deleted. */
export function DeleteCouponDialog({ coupon: { id, code }, onClose }: Props) {
  const t = useTranslations('backOffice.coupons.deleting')
  const common = useTranslations('backOffice.common')
  const changed = useCouponsChanged()
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      pendingLabel={common('deleting')}
      onConfirm={async () => {
        await callAdmin('DELETE /api/admin/coupons/[id]', { params: { id } })
        showToast({ title: t('deleted'), description: code })
        changed()
      }}
      onClose={onClose}
    >
      <p>{t.rich('text', { code, strong: (chunks) => <strong>{chunks}</strong> })}</p>
    </ConfirmDialog>
  )
}
