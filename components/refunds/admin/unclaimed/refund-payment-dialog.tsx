'use client'

import { HandCoins } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { money } from '@/components/back-office/format-number'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useRefundCall, useRefundToast } from '@/components/refunds/admin/use-refund-call'
import { TextField } from '@/components/ui/fields/text-field'
import type { UnclaimedPayment } from '@/lib/orders/admin-contracts'
import { MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderRefund } from '@/lib/refunds/admin-contracts'

type Props = { payment: UnclaimedPayment; onDone: () => void; onClose: () => void }

/** Refunds a captured payment that no order was made for. */
export function RefundPaymentDialog({ payment, onDone, onClose }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const toastRefund = useRefundToast()
  const { call } = useRefundCall()
  const { field, ...state } = useAdminForm<{ reason: string }, OrderRefund>({
    defaults: { reason: '' },
    failed: t('refundPayment.failed'),
    send: ({ reason }) =>
      call(({ refundId }) =>
        callAdmin('POST /api/admin/payments/[id]/refund', {
          params: { id: payment.id },
          body: { refundId, reason },
        }),
      ).finally(onDone),
    onSent: (refund) => {
      toastRefund(refund)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('refundPayment.title')}
      description={payment.customerEmail ?? payment.id}
      icon={HandCoins}
      size="sm"
      submitLabel={t('refundPayment.submit', { amount: money(payment.amount, payment.currency) })}
      pendingLabel={t('refundPayment.pending')}
      form={state}
      onClose={onClose}
    >
      <TextField
        label={common('reason')}
        required
        maxLength={MAX_REASON_LENGTH}
        hint={t('refundPayment.reasonHint')}
        {...field('reason')}
      />
    </FormDialog>
  )
}
