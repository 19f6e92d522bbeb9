'use client'

import { Merge, Split } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { CustomerAddress, CustomerDetail } from '@/lib/customer-records/contracts'
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
  const { addresses } = customer
  const [isMerging, setMerging] = useState(false)
  const [leaving, setLeaving] = useState<CustomerAddress>()
  const isMerged = addresses.length > 1
  if (!isMerged && !canMerge) return null
  return (
    <Panel title={isMerged ? 'Addresses' : 'Another address?'}>
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
        <p className="text-sm text-muted">
          A person who buys with several addresses can be shown as one customer.
        </p>
      )}
      {canMerge && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setMerging(true)}>
          <Merge aria-hidden />
          Merge with another customer
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
  const { email, merged, block, erasedAt } = address
  return (
    <li className="py-3 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={`mailto:${email}`}
          className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
        >
          {email}
        </a>
        {!merged && <Badge tone="neutral">Leads</Badge>}
        {block && <Badge tone="danger">Blocked</Badge>}
      </div>
      <p className="mt-0.5 text-ink-soft">{boughtText(address)}</p>
      {merged && (
        <p className="text-muted">
          Merged {formatDateTime(merged.at)}, by {merged.by}
        </p>
      )}
      {erasedAt && <p className="text-muted">Data erased {formatDateTime(erasedAt)}</p>}
      {onSeparate && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          aria-label={`Separate ${email}`}
          onClick={onSeparate}
        >
          <Split aria-hidden />
          Separate
        </Button>
      )}
    </li>
  )
}
