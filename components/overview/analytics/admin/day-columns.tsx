import { storeTimezone } from '@/components/back-office/format-date'
import { formatCents, formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { ordersPlacedIn, ordersRefundedIn } from '@/components/orders/admin/figure-orders'
import type { Column } from '@/components/ui/list/data-table'
import { percentShare } from '@/lib/overview/analytics/comparison'
import type { PeriodFigures } from '@/lib/overview/analytics/contracts'
import { formatDay, percent } from './analytics-labels'
import { OrdersLink } from './orders-link'
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
    cell: ({ day, orders }) => (
      <OrdersLink
        figure={formatCount(orders)}
        href={orders > 0 ? ordersPlacedIn({ from: day, to: day }) : undefined}
      />
    ),
  },
]

export const revenueColumns = (t: Texts<'analytics'>): Columns => [
  ...orderColumns(t),
  ...sumColumns(t).map(
    (column): Column<Day> =>
      column.key === 'refunds'
        ? {
            ...column,
            cell: ({ day, refundsCents }) => (
              <OrdersLink
                figure={formatCents(refundsCents === 0 ? 0 : -refundsCents)}
                href={refundsCents > 0 ? ordersRefundedIn({ from: day, to: day }) : undefined}
              />
            ),
          }
        : column,
  ),
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
