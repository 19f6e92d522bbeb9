'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { useCustomerChanged } from './use-customer'

const GOES = [
  'the newsletter subscription, product alerts and reminders of carts, with their mails',
  'sessions, links and passkeys of My library; a new link can be asked for',
  'messages from the contact form with your answers, a request for deletion among them',
  'names on reviews, which stay as “Anonymous”',
  'notes and tags',
]

const STAYS = [
  'orders with their payments, refunds, disputes, keys and mails',
  'invoices and credit notes',
  'a block with its reason',
  'job applications, which you delete under Messages',
]

type Props = { customer: CustomerDetail; onClose: () => void }

/** Confirms an erasure, and says what goes and what stays. */
export function ErasureDialog({ customer: { id, email }, onClose }: Props) {
  const changed = useCustomerChanged()
  return (
    <ConfirmDialog
      title="Erase the personal data?"
      confirmLabel="Erase data"
      pendingLabel="Erasing …"
      onConfirm={async () => {
        changed(
          await callAdmin('POST /api/admin/customers/[id]/erasure', { params: { id }, body: {} }),
        )
        showToast({ title: 'Data erased' })
      }}
      onClose={onClose}
    >
      <p>
        Of <strong className="[overflow-wrap:anywhere]">{email}</strong> these are gone for good:
      </p>
      <Things things={GOES} />
      <p>The address is not asked for reviews or reminded of carts again.</p>
      <p>What the law or the store’s safety needs stays:</p>
      <Things things={STAYS} />
    </ConfirmDialog>
  )
}

function Things({ things }: { things: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 ps-5">
      {things.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  )
}
