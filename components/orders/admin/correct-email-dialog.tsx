'use client'

import { Mail } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { EmailField } from '@/components/ui/fields/email-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { useOrderChanged } from './use-order-changed'

type Props = { order: OrderDetail; onClose: () => void }

export function CorrectEmailDialog({ order, onClose }: Props) {
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm({
    defaults: { email: order.customerEmail },
    send: ({ email }) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/correct-email', {
        params: { orderNumber: order.orderNumber },
        body: { email, expectedUpdatedAt: order.updatedAt },
      }),
    onSent: ({ mail }, { email }) => {
      showToast({
        title: 'E-mail address corrected',
        description:
          mail === null ? 'There is nothing to send yet.' : `The delivery goes to ${email}.`,
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Correct e-mail and resend"
      description={order.orderNumber}
      icon={Mail}
      size="sm"
      submitLabel="Correct and resend"
      form={state}
      onClose={onClose}
    >
      <EmailField
        label="E-mail address"
        required
        autoComplete="off"
        hint="What was delivered so far is mailed there. The old address is kept in the timeline; links that were mailed to it end."
        {...field('email')}
      />
    </FormDialog>
  )
}
