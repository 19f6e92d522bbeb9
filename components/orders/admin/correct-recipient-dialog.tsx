'use client'

import { Gift } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { EmailField } from '@/components/ui/fields/email-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { useOrderChanged } from './use-order-changed'

type Props = { order: OrderDetail; onClose: () => void }

export function CorrectRecipientDialog({ order, onClose }: Props) {
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm({
    defaults: { email: order.gift?.recipientEmail ?? '' },
    send: ({ email }) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/correct-recipient', {
        params: { orderNumber: order.orderNumber },
        body: { email },
      }),
    onSent: ({ mail }, { email }) => {
      showToast({
        title: 'Recipient corrected',
        description:
          mail === null ? `The gift goes to ${email} on its day.` : `The gift goes to ${email}.`,
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Correct the gift’s recipient"
      description={order.orderNumber}
      icon={Gift}
      size="sm"
      submitLabel="Correct"
      form={state}
      onClose={onClose}
    >
      <EmailField
        label="E-mail address"
        required
        autoComplete="off"
        hint="What was mailed so far is mailed there again; what waits for its day goes there."
        {...field('email')}
      />
    </FormDialog>
  )
}
