'use client'

import { Merge, Split } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { shownEmail } from '@/lib/core/shown-email'
import type { CustomerAddress, CustomerDetail } from '@/lib/service/customer-records/contracts'
import { boughtText } from './customer-texts'
import { MergeDialog } from './merge-dialog'
import { SeparateDialog } from './separate-dialog'

type Props = {
  customer: CustomerDetail
  /** Whether the user may merge and separate; others see which addresses are one person. */
  canMerge: boolean
}

/** The addresses of a customer, and how they come together and apart. */
export function AddressesPanel({ customer, canMerge }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const { addresses } = customer
  const [isMerging, setMerging] = useState(false)
  const [leaving, setLeaving] = useState<CustomerAddress>()
  const isMerged = addresses.length > 1
  if (!isMerged && !canMerge) return null
  return (
    <Panel title={t(isMerged ? 'addresses.title' : 'addresses.another')}>
      {isMerged ? (
        <ul className="divide-y divide-line">
          {addresses.map((address) => (
            <Address
              key={address.id}
              address={address}
              onSeparate={canMerge && address.merged ? () => setLeaving(address) : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t('addresses.explanation')}</p>
      )}
      {canMerge && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setMerging(true)}>
          <Merge aria-hidden />
          {t('addresses.merge')}
        </Button>
      )}
      {isMerging && <MergeDialog customer={customer} onClose={() => setMerging(false)} />}
      {leaving && (
        <SeparateDialog
          customer={customer}
          address={leaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Panel>
  )
}

function Address({ address, onSeparate }: { address: CustomerAddress; onSeparate?: () => void }) {
  const t = useTranslations('backOffice.customer-records')
  const { email, merged, block, erasedAt } = address
  return (
    <li className="py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={`mailto:${email}`}
          className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
        >
          {shownEmail(email)}
        </a>
        {!merged && <Badge tone="neutral">{t('addresses.leads')}</Badge>}
        {block && <Badge tone="danger">{t('addresses.blocked')}</Badge>}
      </div>
      <p className="mt-0.5 text-ink-soft">{boughtText(t, address)}</p>
      {merged && (
        <p className="text-muted">
          {t('addresses.merged', { time: formatDateTime(merged.at), name: merged.by })}
        </p>
      )}
      {erasedAt && (
        <p className="text-muted">{t('addresses.erased', { time: formatDateTime(erasedAt) })}</p>
      )}
      {onSeparate && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          aria-label={t('addresses.separateNamed', { email })}
          onClick={onSeparate}
        >
          <Split aria-hidden />
          {t('addresses.separate')}
        </Button>
      )}
    </li>
  )
}
