'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { showToast } from '@/components/ui/toast/toaster'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { AddressChoice, type ChosenAddress } from './address-choice'
import { useCustomerChanged } from './use-customer'

const GOES = [
  'newsletter',
  'library',
  'messages',
  'applications',
  'withdrawals',
  'keyReports',
  'reviewReports',
  'questions',
  'reviews',
  'notes',
] as const

const STAYS = ['orders', 'invoices', 'withdrawals', 'giftCards', 'block'] as const

type Props = { customer: CustomerDetail; onClose: () => void }

/** Confirms an erasure, and says what goes and what stays. */
export function ErasureDialog({ customer, onClose }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const { id, email, addresses } = customer
  const isMerged = addresses.length > 1
  const changed = useCustomerChanged()
  const [chosen, setChosen] = useState<ChosenAddress | undefined>(isMerged ? undefined : id)
  return (
    <ConfirmDialog
      title={t('erasure.title')}
      confirmLabel={t('erasure.confirm')}
      pendingLabel={t('erasure.pending')}
      canConfirm={chosen !== undefined}
      onConfirm={async () => {
        changed(
          await callAdmin('POST /api/admin/customers/[id]/erasure', {
            params: { id: typeof chosen === 'number' ? chosen : id },
            body: { allAddresses: chosen === 'all' },
          }),
        )
        showToast({ title: t('erasure.done') })
      }}
      onClose={onClose}
    >
      {isMerged ? (
        <>
          <AddressChoice
            legend={t('choice.whose')}
            customer={customer}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p>{t('erasure.gone')}</p>
        </>
      ) : (
        <p>
          {t.rich('erasure.goneOf', {
            email,
            strong: (chunks) => <strong className="[overflow-wrap:anywhere]">{chunks}</strong>,
          })}
        </p>
      )}
      <Things things={GOES.map((thing) => t(`erasure.goes.${thing}`))} />
      <p>{t('erasure.nobodyAsked')}</p>
      <p>{t('erasure.stayTitle')}</p>
      <Things
        things={(isMerged ? [...STAYS, 'merged' as const] : STAYS).map((thing) =>
          t(`erasure.stays.${thing}`),
        )}
      />
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
