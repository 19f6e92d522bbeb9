'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerAddress, CustomerDetail } from '@/lib/customer-records/contracts'
import { partsAfter } from './address-parts'
import { boughtText, counted, listed } from './customer-texts'
import { useCustomersRegrouped } from './use-customer'

type Props = { customer: CustomerDetail; address: CustomerAddress; onClose: () => void }

/** Confirms that an address is a customer of its own again, and says what it takes along. */
export function SeparateDialog({ customer, address, onClose }: Props) {
  const regrouped = useCustomersRegrouped()
  const { goes, stays } = partsAfter(address.id, customer.addresses)
  const blocked = blockText(goes, stays)
  return (
    <ConfirmDialog
      title="Separate this address?"
      confirmLabel="Separate"
      pendingLabel="Separating …"
      onConfirm={async () => {
        regrouped(
          await callAdmin('DELETE /api/admin/customers/[id]/merging', {
            params: { id: address.id },
          }),
        )
        showToast({ title: 'Address separated' })
      }}
      onClose={onClose}
    >
      <p>
        <strong className="[overflow-wrap:anywhere]">{address.email}</strong> is a customer of its
        own again, with what belongs to it:
      </p>
      <ul className="list-disc space-y-1 ps-5">
        {goes.map((one) => (
          <li key={one.id} className="[overflow-wrap:anywhere]">
            {ownText(one, goes.length > 1)}
          </li>
        ))}
      </ul>
      <p>What was written since they were merged stays with the leading address.</p>
      {blocked && <p className="[overflow-wrap:anywhere]">{blocked}</p>}
    </ConfirmDialog>
  )
}

/** What is an address's own. */
function ownText(address: CustomerAddress, isNamed: boolean): string {
  const { email, notes, tags } = address
  const own = [
    boughtText(address),
    ...(notes > 0 ? [counted(notes, 'note')] : []),
    ...tags.map((tag) => `the tag ${tag}`),
  ]
  return isNamed ? `${email}: ${own.join(', ')}` : own.join(', ')
}

/** Who may pay again, where somebody is blocked. */
function blockText(
  goes: readonly CustomerAddress[],
  stays: readonly CustomerAddress[],
): string | null {
  const isBlocked = (part: readonly CustomerAddress[]) => part.some(({ block }) => block !== null)
  const emails = (part: readonly CustomerAddress[]) => listed(part.map(({ email }) => email))
  if (isBlocked(goes) && isBlocked(stays)) return 'Both stay blocked.'
  if (isBlocked(goes)) return `The block goes along: ${emails(stays)} can pay again.`
  if (isBlocked(stays)) return `The block stays with the others: ${emails(goes)} can pay again.`
  return null
}
