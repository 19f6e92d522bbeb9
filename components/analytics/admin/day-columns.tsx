import { formatCount, formatDollars } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import type { Column } from '@/components/ui/list/data-table'
import { percentShare } from '@/lib/analytics/comparison'
import type { PeriodFigures } from '@/lib/analytics/contracts'
import { formatDay, percent } from './analytics-labels'

export type Day = PeriodFigures['days'][number]
type Columns = readonly Column<Day>[]

const dayColumn = (t: Texts<'analytics'>): Column<Day> => ({
  key: 'day',
  header: t('columns.day'),
  className: 'whitespace-nowrap',
  cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
})

export const orderColumns = (t: Texts<'analytics'>): Columns => [
  dayColumn(t),
  {
    key: 'orders',
    header: t('columns.orders'),
    align: 'end',
    cell: ({ orders }) => formatCount(orders),
  },
]

export const revenueColumns = (t: Texts<'analytics'>): Columns => [
  ...orderColumns(t),
  {
    key: 'gross',
    header: t('columns.gross'),
    align: 'end',
    cell: ({ grossCents }) => formatDollars(grossCents),
  },
  {
    key: 'refunds',
    header: t('columns.refunds'),
    align: 'end',
    cell: ({ refundsCents }) => formatDollars(refundsCents === 0 ? 0 : -refundsCents),
  },
  {
    key: 'net',
    header: t('columns.net'),
    align: 'end',
    cell: ({ netCents }) => formatDollars(netCents),
  },
]

export const cartColumns = (t: Texts<'analytics'>): Columns => [
  dayColumn(t),
  {
    key: 'carts',
    header: t('columns.carts'),
    align: 'end',
    cell: ({ carts }) => formatCount(carts),
  },
  {
    key: 'ordered',
    header: t('columns.ordered'),
    align: 'end',
    cell: ({ orderedCarts }) => formatCount(orderedCarts),
  },
  {
    key: 'share',
    header: t('columns.share'),
    align: 'end',
    cell: ({ carts, orderedCarts }) => percent(t, percentShare(orderedCarts, carts)),
  },
]
