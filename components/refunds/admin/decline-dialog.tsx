'use client'

import { MessageSquareX } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/orders/admin/use-order-changed'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'

type Props = { request: AdminRefundRequest; onClose: () => void }

export function DeclineDialog({ request, onClose }: Props) {
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<{ answer: string }>({
    defaults: { answer: '' },
    send: ({ answer }) =>
      callAdmin('POST /api/admin/refund-requests/[id]/answer', {
        params: { id: request.id },
        body: { decision: 'decline', answer },
      }),
    onSent: () => {
      showToast({
        title: 'Refund request declined',
        description: `Your answer goes to ${request.customerEmail}.`,
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Decline the refund request"
      description={request.orderNumber}
      icon={MessageSquareX}
      submitLabel="Decline and answer"
      pendingLabel="Sending …"
      form={state}
      onClose={onClose}
    >
      <TextAreaField
        label="Answer to the buyer"
        required
        rows={6}
        maxLength={MAX_NOTE_LENGTH}
        hint="Mailed as you write it, within a mail in the order’s language."
        {...field('answer')}
      />
    </FormDialog>
  )
}
