'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import type { Texts } from '@/components/back-office/language/texts'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { mergedInto } from '@/lib/customers/merge-rules'
import type { CustomerAddress, CustomerDetail } from '@/lib/service/customer-records/contracts'
import { boughtText, listed } from './customer-texts'
import { useCustomersRegrouped } from './use-customer'

type Props = { customer: CustomerDetail; address: CustomerAddress; onClose: () => void }

/** Confirms that an address is a customer of its own again, and says what it takes along. */
export function SeparateDialog({ customer, address, onClose }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const regrouped = useCustomersRegrouped()
  const { goes, stays } = partsAfter(address.id, customer.addresses)
  const blocked = blockText(t, goes, stays)
  return (
    <ConfirmDialog
      title={t('separating.title')}
      confirmLabel={t('addresses.separate')}
      pendingLabel={t('separating.pending')}
      onConfirm={async () => {
        regrouped(
          await callAdmin('DELETE /api/admin/customers/[id]/merging', {
            params: { id: address.id },
          }),
        )
        showToast({ title: t('separating.done') })
      }}
      onClose={onClose}
    >
      <p>
        {t.rich('separating.text', {
          email: address.email,
          strong: (chunks) => <strong className="[overflow-wrap:anywhere]">{chunks}</strong>,
        })}
      </p>
      <ul className="list-disc space-y-1 ps-5">
        {goes.map((one) => (
          <li key={one.id} className="[overflow-wrap:anywhere]">
            {ownText(t, one, goes.length > 1)}
          </li>
        ))}
      </ul>
      <p>{t('separating.stays')}</p>
      {blocked && <p className="[overflow-wrap:anywhere]">{blocked}</p>}
    </ConfirmDialog>
  )
}

/** What is an address's own. */
function ownText(t: Texts<'customer-records'>, address: CustomerAddress, isNamed: boolean): string {
  const { email, notes, tags } = address
  const own = [
    boughtText(t, address),
    ...(notes > 0 ? [t('notesCount', { count: notes })] : []),
    ...tags.map((tag) => t('separating.tag', { tag })),
  ].join(t('separator'))
  return isNamed ? t('separating.own', { email, own }) : own
}

/** Who may pay again, where somebody is blocked. */
function blockText(
  t: Texts<'customer-records'>,
  goes: readonly CustomerAddress[],
  stays: readonly CustomerAddress[],
): string | null {
  const isBlocked = (part: readonly CustomerAddress[]) => part.some(({ block }) => block !== null)
  const emails = (part: readonly CustomerAddress[]) =>
    listed(part.map(({ email }) => shownEmail(email)))
  if (isBlocked(goes) && isBlocked(stays)) return t('separating.bothBlocked')
  if (isBlocked(goes)) return t('separating.blockGoes', { emails: emails(stays) })
  if (isBlocked(stays)) return t('separating.blockStays', { emails: emails(goes) })
  return null
}

/** The addresses that go when one is separated, itself first, and those that stay. */
function partsAfter(
  id: number,
  addresses: readonly CustomerAddress[],
): { goes: CustomerAddress[]; stays: CustomerAddress[] } {
  const tree = addresses.map(({ id: own, merged }) => ({
    id: own,
    mergedIntoId: merged?.intoId ?? null,
  }))
  const going = new Set([id, ...mergedInto(id, tree)])
  return {
    goes: addresses.filter((address) => going.has(address.id)),
    stays: addresses.filter((address) => !going.has(address.id)),
  }
}
