'use client'

import { Ban } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { money } from '@/components/back-office/format-number'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { DespiteDispute } from '@/components/refunds/admin/despite-dispute'
import { ReferenceField } from '@/components/refunds/admin/reference-field'
import { useRefundCall, useRefundToast } from '@/components/refunds/admin/use-refund-call'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderRefund } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type Props = { order: OrderDetail; onClose: () => void }

/** Cancels an order of which nothing was delivered, with a full refund. */
export function CancelDialog({ order, onClose }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const toastRefund = useRefundToast()
  const changed = useOrderChanged()
  const { call, dispute } = useRefundCall()
  const { field, ...state } = useAdminForm<{ reason: string; reference: string }, OrderRefund>({
    defaults: { reason: '', reference: '' },
    failed: t('cancel.failed'),
    send: ({ reason, reference }) =>
      call((refund) =>
        callAdmin('POST /api/admin/orders/[orderNumber]/cancel', {
          params: { orderNumber: order.orderNumber },
          body: { ...refund, reason, reference },
        }),
      ).finally(changed),
    onSent: (refund) => {
      toastRefund(refund)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('cancel.title')}
      description={order.orderNumber}
      icon={Ban}
      size="sm"
      submitLabel={t('cancel.submit')}
      pendingLabel={t('cancel.pending')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">
          {t.rich('cancel.text', {
            amount: money(order.payment.refundableAmount, order.currency),
            name: order.customerName,
            strong: (chunks) => <strong>{chunks}</strong>,
          })}
        </p>
        <TextField
          label={common('reason')}
          required
          maxLength={MAX_REASON_LENGTH}
          hint={t('cancel.reasonHint')}
          {...field('reason')}
        />
        {order.payment.manual && <ReferenceField {...field('reference')} />}
        <DespiteDispute dispute={dispute} />
      </div>
    </FormDialog>
  )
}
