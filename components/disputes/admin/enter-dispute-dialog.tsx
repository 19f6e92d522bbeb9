'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/orders/admin/use-order-changed'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Dispute } from '@/lib/disputes/contracts'
import { DISPUTE_LABELS } from './dispute-labels'

type Props = {
  orderNumber: string
  /** To change one that was entered before. */
  dispute?: Dispute
  onClose: () => void
}
type Values = {
  reference: string
  reason: string
  status: Dispute['status']
  respondBy: string
}

/** Enters, or changes, a dispute that a bank reports by letter. */
export function EnterDisputeDialog({ orderNumber, dispute, onClose }: Props) {
  const client = useQueryClient()
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<Values>({
    defaults: {
      reference: dispute?.providerDisputeId ?? '',
      reason: dispute?.reason ?? '',
      status: dispute?.status ?? 'needs_response',
      respondBy: dispute?.respondBy?.slice(0, 10) ?? '',
    },
    send: ({ respondBy, ...rest }) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/disputes', {
        params: { orderNumber },
        body: { ...rest, respondBy: respondBy || null },
      }),
    onSent: (_, { status }) => {
      showToast({ title: 'Dispute saved', description: DISPUTE_LABELS[status] })
      client.invalidateQueries({ queryKey: ['GET /api/admin/disputes'] })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={dispute ? 'Change the dispute' : 'Enter a dispute'}
      description={orderNumber}
      icon={Scale}
      submitLabel="Save"
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">
          For disputes that arrive by letter or in your card processor’s account. While one is open
          nothing more of the order is delivered; once it is lost, the rest of the money counts as
          taken back.
        </p>
        <TextField
          label="Number of the dispute"
          required
          maxLength={100}
          readOnly={dispute !== undefined}
          {...field('reference')}
        />
        <TextField label="Reason" required maxLength={200} {...field('reason')} />
        <SelectField label="Status" {...field('status')}>
          {Object.entries(DISPUTE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label="Answer before the end of"
          hint="The day that the letter names; may be left empty."
          {...field('respondBy')}
        />
      </div>
    </FormDialog>
  )
}
