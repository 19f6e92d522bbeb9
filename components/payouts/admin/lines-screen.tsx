'use client'

import { useSearchParams } from 'next/navigation'
import { BackLink } from '@/components/back-office/back-link'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useNamedFilter } from '@/components/back-office/use-named-filter'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { LINE_VIEWS } from '@/lib/payouts/line-views'
import { LinesTable } from './lines-table'

const TEXTS: Record<string, { title: string; lead: string; empty: string }> = {
  open: {
    title: 'Not paid out yet',
    lead: 'What moved at a provider and is part of no payout.',
    empty: 'Everything was paid out.',
  },
  unmatched: {
    title: 'Not in the books',
    lead: 'Sales, refunds and disputes that match none of the store’s: look them up at the provider by their number.',
    empty: 'Everything matches a payment of the store.',
  },
  differing: {
    title: 'Of another amount',
    lead: 'What the provider and the store’s books say differently. Payments, Books compares both.',
    empty: 'Everything has the amount that the store recorded.',
  },
}

/** The movements of a view that the address names. */
export function LinesScreen() {
  const view = useNamedFilter('view', LINE_VIEWS, 'open')
  const named = useSearchParams().get('provider')
  const provider = OUTSIDE_PROVIDER_IDS.find((id) => id === named)
  const texts = TEXTS[view]
  return (
    <>
      <BackLink href="/admin/payments/payouts">Payouts</BackLink>
      <TabHeading title={texts?.title ?? 'Lines'} lead={texts?.lead} />
      <LinesTable filters={{ view, provider }} empty={texts?.empty ?? 'There are none.'} />
    </>
  )
}
