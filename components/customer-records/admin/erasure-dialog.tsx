'use client'

import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { AddressChoice, type ChosenAddress } from './address-choice'
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

const STAYS_MERGED = 'that the addresses are one person, until you separate them'

type Props = { customer: CustomerDetail; onClose: () => void }

/** Confirms an erasure, and says what goes and what stays. */
export function ErasureDialog({ customer, onClose }: Props) {
  const { id, email, addresses } = customer
  const isMerged = addresses.length > 1
  const changed = useCustomerChanged()
  const [chosen, setChosen] = useState<ChosenAddress | undefined>(isMerged ? undefined : id)
  return (
    <ConfirmDialog
      title="Erase the personal data?"
      confirmLabel="Erase data"
      pendingLabel="Erasing …"
      canConfirm={chosen !== undefined}
      onConfirm={async () => {
        changed(
          await callAdmin('POST /api/admin/customers/[id]/erasure', {
            params: { id: typeof chosen === 'number' ? chosen : id },
            body: { allAddresses: chosen === 'all' },
          }),
        )
        showToast({ title: 'Data erased' })
      }}
      onClose={onClose}
    >
      {isMerged ? (
        <>
          <AddressChoice
            legend="Whose data?"
            customer={customer}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p>These are gone for good:</p>
        </>
      ) : (
        <p>
          Of <strong className="[overflow-wrap:anywhere]">{email}</strong> these are gone for good:
        </p>
      )}
      <Things things={GOES} />
      <p>Nobody is asked for reviews or reminded of carts there again.</p>
      <p>What the law or the store’s safety needs stays:</p>
      <Things things={isMerged ? [...STAYS, STAYS_MERGED] : STAYS} />
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
