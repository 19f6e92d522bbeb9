'use client'

import { MessageSquareX } from 'lucide-react'
import { showToast } from '@/components/shop/toaster'
import { TextAreaField } from '@/components/ui/text-area-field'
import type { AdminRefundRequest } from '@/lib/domains/orders/admin-contracts'
import { MAX_NOTE_LENGTH } from '@/lib/domains/orders/admin-limits'
import { callAdmin } from '../admin-calls'
import { FormDialog } from '../dialogs/form-dialog'
import { useAdminForm } from '../use-admin-form'
import { useOrderChanged } from './use-order-changed'

type Props = { request: AdminRefundRequest; onClose: () => void }

export function DeclineDialog({ request, onClose }: Props) {
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<{ answer: string }>({
    defaults: { answer: '' },
    send: ({ answer }) =>
      callAdmin(`/api/admin/refund-requests/${request.id}/answer`, {
        method: 'POST',
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
