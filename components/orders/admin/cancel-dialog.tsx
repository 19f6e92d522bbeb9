'use client'

import { Ban } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { toastRefund, useRefundCall } from '@/components/refunds/admin/use-refund-call'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderRefund } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { money } from './order-labels'
import { useOrderChanged } from './use-order-changed'

type Props = { order: OrderDetail; onClose: () => void }

/** Cancels an order of which nothing was delivered, with a full refund. */
export function CancelDialog({ order, onClose }: Props) {
  const changed = useOrderChanged()
  const call = useRefundCall()
  const { field, ...state } = useAdminForm<{ reason: string }, OrderRefund>({
    defaults: { reason: '' },
    failed:
      'The order is cancelled, but the provider could not be reached. Refund it from its page.',
    send: ({ reason }) =>
      call((refundId) =>
        callAdmin('POST /api/admin/orders/[orderNumber]/cancel', {
          params: { orderNumber: order.orderNumber },
          body: { refundId, reason },
        }),
      ).finally(changed),
    onSent: (refund) => {
      toastRefund(refund)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Cancel this order?"
      description={order.orderNumber}
      icon={Ban}
      size="sm"
      submitLabel="Cancel order and refund"
      pendingLabel="Cancelling …"
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">
          Nothing more is delivered, its waiting mails are taken back, and{' '}
          <strong>{money(order.payment.refundableAmount)}</strong> go back to {order.customerName},
          who is mailed about it. This can not be undone.
        </p>
        <TextField
          label="Reason"
          required
          maxLength={MAX_REASON_LENGTH}
          hint="For the timeline; the buyer does not see it."
          {...field('reason')}
        />
      </div>
    </FormDialog>
  )
}
