import type { Texts } from '@/components/back-office/language/texts'
import type { Column } from '@/components/ui/list/data-table'
import type { PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'
import { Agreement } from './agreement'
import { FeesCell } from './fees-cell'
import { sumIn } from './payout-labels'

type Paid = PayoutSummary['paid'][number]
type Sums = Omit<Paid, 'provider' | 'payouts'>

/** What a payout, or all of a provider, is made of. */
export const partColumns = (t: Texts<'payouts'>): readonly Column<Sums>[] => [
  {
    key: 'sales',
    header: t('columns.sales'),
    align: 'end',
    cell: ({ currency, sales }) => sumIn(currency, sales),
  },
  {
    key: 'refunds',
    header: t('columns.refunds'),
    align: 'end',
    cell: ({ currency, refunds }) => sumIn(currency, refunds),
  },
  {
    key: 'fees',
    header: t('columns.fees'),
    align: 'end',
    cell: (sums) => <FeesCell currency={sums.currency} sums={sums} />,
  },
]

/** What its parts add up to, what arrived, and whether the store's books say the same. */
export const outcomeColumns = (t: Texts<'payouts'>): readonly Column<Sums>[] => [
  {
    key: 'net',
    header: t('columns.net'),
    align: 'end',
    cell: ({ currency, net }) => sumIn(currency, net),
  },
  {
    key: 'amount',
    header: t('columns.paidOut'),
    align: 'end',
    className: 'font-semibold',
    cell: ({ currency, amount }) => sumIn(currency, amount),
  },
  { key: 'books', header: t('columns.books'), cell: (sums) => <Agreement {...sums} /> },
]
