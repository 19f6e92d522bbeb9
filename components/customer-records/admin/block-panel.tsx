'use client'

import { Ban } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { LabelledValue } from '@/components/ui/labelled-value'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { MAX_BLOCK_REASON_LENGTH } from '@/lib/customers/record-rules'
import { listed } from './customer-texts'
import { useCustomerChanged } from './use-customer'

type Props = {
  customer: CustomerDetail
  /** Whether the user may block; others see the block. */
  canBlock: boolean
}

/** Whether a customer may pay. */
export function BlockPanel({ customer, canBlock }: Props) {
  const { block, addresses } = customer
  const [isOpen, setOpen] = useState(false)
  if (!block && !canBlock) return null
  const close = () => setOpen(false)
  return (
    <Panel title={block ? 'Blocked' : 'Payments'}>
      {block ? (
        addresses.map(
          (address) =>
            address.block && (
              <dl key={address.id} className="mt-5 space-y-3 text-sm first-of-type:mt-0">
                {addresses.length > 1 && (
                  <LabelledValue label="Address">{address.email}</LabelledValue>
                )}
                <LabelledValue label="Why">{address.block.reason}</LabelledValue>
                <LabelledValue label="Since">
                  {formatDateTime(address.block.since)}, by {address.block.by}
                </LabelledValue>
              </dl>
            ),
        )
      ) : (
        <p className="text-sm text-muted">This customer can buy like everybody else.</p>
      )}
      {canBlock && (
        <Button
          variant="outline"
          size="sm"
          className={block ? 'mt-4' : 'mt-4 text-danger'}
          onClick={() => setOpen(true)}
        >
          <Ban aria-hidden />
          {block ? 'Lift the block' : 'Block customer'}
        </Button>
      )}
      {isOpen &&
        (block ? (
          <UnblockDialog customer={customer} onClose={close} />
        ) : (
          <BlockDialog customer={customer} onClose={close} />
        ))}
    </Panel>
  )
}

const emailsOf = ({ addresses }: CustomerDetail) => listed(addresses.map(({ email }) => email))

type DialogProps = { customer: CustomerDetail; onClose: () => void }

function BlockDialog({ customer, onClose }: DialogProps) {
  const { id, addresses } = customer
  const changed = useCustomerChanged()
  const { field, ...form } = useAdminForm({
    defaults: { reason: '' },
    send: (body) => callAdmin('PUT /api/admin/customers/[id]/block', { params: { id }, body }),
    onSent: (customer) => {
      showToast({ title: 'Customer blocked' })
      changed(customer)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Block this customer?"
      description={emailsOf(customer)}
      icon={Ban}
      size="sm"
      submitLabel="Block customer"
      pendingLabel="Blocking …"
      form={form}
      onClose={onClose}
    >
      <p className="mb-4 text-sm text-ink-soft">
        No payment of{' '}
        {addresses.length > 1 ? `these ${addresses.length} addresses` : 'this address'} begins any
        more. Whoever tries is asked to contact you, and not told of the block. Orders that are paid
        stay as they are.
      </p>
      <TextField
        label="Why"
        hint="Only the back office sees it."
        required
        autoComplete="off"
        maxLength={MAX_BLOCK_REASON_LENGTH}
        {...field('reason', { required: 'Say why' })}
      />
    </FormDialog>
  )
}

function UnblockDialog({ customer, onClose }: DialogProps) {
  const { id } = customer
  const changed = useCustomerChanged()
  return (
    <ConfirmDialog
      title="Lift the block?"
      confirmLabel="Lift the block"
      onConfirm={async () =>
        changed(await callAdmin('DELETE /api/admin/customers/[id]/block', { params: { id } }))
      }
      onClose={onClose}
    >
      <p>
        <strong className="[overflow-wrap:anywhere]">{emailsOf(customer)}</strong> can pay again.
        Why it was blocked stays in the audit trail.
      </p>
    </ConfirmDialog>
  )
}
