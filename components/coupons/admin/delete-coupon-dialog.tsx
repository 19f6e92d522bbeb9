import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminCoupon } from '@/lib/coupons/admin-contracts'
import { useCouponsChanged } from './use-coupons-changed'

type Props = { coupon: AdminCoupon; onClose: () => void }

/** Asks before a coupon is deleted. */
export function DeleteCouponDialog({ coupon: { id, code }, onClose }: Props) {
  const changed = useCouponsChanged()
  return (
    <ConfirmDialog
      title="Delete Coupon"
      confirmLabel="Delete coupon"
      pendingLabel="Deleting …"
      onConfirm={async () => {
        await callAdmin('DELETE /api/admin/coupons/[id]', { params: { id } })
        showToast({ title: 'Coupon Deleted', description: code })
        changed()
      }}
      onClose={onClose}
    >
      <p>
        <strong>{code}</strong> was never used. Carts that it was entered for lose it.
      </p>
    </ConfirmDialog>
  )
}
