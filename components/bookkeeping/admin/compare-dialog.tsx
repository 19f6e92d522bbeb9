'use client'

import { Scale } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { CompareRequest } from '@/lib/bookkeeping/contracts'

const DAY_MS = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Asks which days to compare. */
export function CompareDialog({
  onStarted,
  onClose,
}: {
  onStarted: () => void
  onClose: () => void
}) {
  const { field, ...state } = useAdminForm<CompareRequest>({
    defaults: { provider: 'paypal', from: dayAgo(7), to: dayAgo(0) },
    send: (body) => callAdmin('POST /api/admin/books', { body }),
    onSent: () => {
      onStarted()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Compare the books"
      icon={Scale}
      size="sm"
      submitLabel="Compare"
      pendingLabel="Starting …"
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <SelectField label="With" {...field('provider')}>
          {Object.entries(PROVIDER_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField type="date" label="From" required {...field('from')} />
        <TextField
          type="date"
          label="To"
          required
          hint="Days in UTC, both included. PayPal lists a payment up to three hours after it was made."
          {...field('to')}
        />
      </div>
    </FormDialog>
  )
}
