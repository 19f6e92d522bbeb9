import { storeTimezone } from '@/components/back-office/format-date'
import { formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import type { Column } from '@/components/ui/list/data-table'
import { percentShare } from '@/lib/overview/analytics/comparison'
import type { PeriodFigures } from '@/lib/overview/analytics/contracts'
import { formatDay, percent } from './analytics-labels'
import { sumColumns } from './sum-columns'

export type Day = PeriodFigures['days'][number]
type Columns = readonly Column<Day>[]

const dayColumn = (t: Texts<'analytics'>): Column<Day> => ({
  key: 'day',
  header: t('columns.day', { timezone: storeTimezone() }),
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
  ...sumColumns(t),
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
