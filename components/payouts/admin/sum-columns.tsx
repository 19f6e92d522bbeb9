import type { Column } from '@/components/ui/list/data-table'
import type { PayoutSummary } from '@/lib/payouts/contracts'
import { Agreement } from './agreement'
import { FeesCell } from './fees-cell'
import { sumIn } from './payout-labels'

type Paid = PayoutSummary['paid'][number]
type Sums = Omit<Paid, 'provider' | 'payouts'>

/** What a payout, or all of a provider, is made of. */
export const PARTS: readonly Column<Sums>[] = [
  {
    key: 'sales',
    header: 'Sales',
    align: 'end',
    cell: ({ currency, sales }) => sumIn(currency, sales),
  },
  {
    key: 'refunds',
    header: 'Refunds',
    align: 'end',
    cell: ({ currency, refunds }) => sumIn(currency, refunds),
  },
  {
    key: 'fees',
    header: 'Fees',
    align: 'end',
    cell: (sums) => <FeesCell currency={sums.currency} sums={sums} />,
  },
]

/** What its parts add up to, what arrived, and whether the store's books say the same. */
export const OUTCOME: readonly Column<Sums>[] = [
  { key: 'net', header: 'Net', align: 'end', cell: ({ currency, net }) => sumIn(currency, net) },
  {
    key: 'amount',
    header: 'Paid out',
    align: 'end',
    className: 'font-semibold',
    cell: ({ currency, amount }) => sumIn(currency, amount),
  },
  { key: 'books', header: 'Store’s books', cell: (sums) => <Agreement {...sums} /> },
]
