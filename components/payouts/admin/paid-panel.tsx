import { Panel } from '@/components/back-office/shell/panel'
import { PROVIDER_LABELS } from '@/components/orders/admin/order-labels'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import type { PayoutSummary } from '@/lib/payouts/contracts'
import { sumIn } from './payout-labels'
import { OUTCOME, PARTS } from './sum-columns'

type Paid = PayoutSummary['paid'][number]

const COLUMNS: readonly Column<Paid>[] = [
  {
    key: 'provider',
    header: 'Provider',
    cell: ({ provider, currency, payouts }) => (
      <>
        <span className="font-semibold">{PROVIDER_LABELS[provider]}</span>{' '}
        <span className="text-muted">{currency}</span>
        <span className="block text-xs text-muted">
          {payouts.toLocaleString('en')} {payouts === 1 ? 'payout' : 'payouts'}
        </span>
      </>
    ),
  },
  ...PARTS,
  {
    key: 'other',
    header: 'Other',
    align: 'end',
    cell: ({ currency, other }) => sumIn(currency, other),
  },
  ...OUTCOME,
]

/** What was paid out in a period, and what that is made of. @param summary `undefined` while it loads */
export function PaidPanel({ summary }: { summary: PayoutSummary | undefined }) {
  const paid = summary?.paid ?? []
  return (
    <Panel
      title="Paid out in this period"
      lead="Net is what the payouts are of, less the fees. PayPal keeps its fees at once; the fees of cards are billed on your statement."
    >
      <DataTable
        caption="Sums by provider"
        columns={COLUMNS}
        rows={paid}
        rowKey={({ provider, currency }) => `${provider} ${currency}`}
        isLoading={summary === undefined}
        skeletonRows={2}
        empty={<p className="text-sm text-muted">Nothing was paid out in these days.</p>}
      />
    </Panel>
  )
}
