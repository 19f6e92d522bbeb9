'use client'

import { type Column, DataTable } from '@/components/ui/list/data-table'
import { percentShare } from '@/lib/analytics/comparison'
import type { PeriodFigures, Summary } from '@/lib/analytics/contracts'
import { count, formatDay, money, percent, quantity, roundMoney } from './analytics-labels'
import { ChartPanel } from './chart-panel'
import { DayChart } from './charts/lazy-charts'
import type { Choice } from './use-analytics'

type Day = PeriodFigures['days'][number]
type Figure = Exclude<keyof Day, 'day'>

const DAY: Column<Day> = {
  key: 'day',
  header: 'Day (UTC)',
  className: 'whitespace-nowrap',
  cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
}
const ORDERS: Column<Day> = {
  key: 'orders',
  header: 'Orders',
  align: 'end',
  cell: ({ orders }) => count(orders),
}
const REVENUE_COLUMNS: readonly Column<Day>[] = [
  DAY,
  ORDERS,
  { key: 'gross', header: 'Gross', align: 'end', cell: ({ grossCents }) => money(grossCents) },
  {
    key: 'refunds',
    header: 'Refunds',
    align: 'end',
    cell: ({ refundsCents }) => money(refundsCents === 0 ? 0 : -refundsCents),
  },
  { key: 'net', header: 'Net', align: 'end', cell: ({ netCents }) => money(netCents) },
]
const CART_COLUMNS: readonly Column<Day>[] = [
  DAY,
  { key: 'carts', header: 'Carts', align: 'end', cell: ({ carts }) => count(carts) },
  {
    key: 'ordered',
    header: 'Became an order',
    align: 'end',
    cell: ({ orderedCarts }) => count(orderedCarts),
  },
  {
    key: 'share',
    header: 'Share',
    align: 'end',
    cell: ({ carts, orderedCarts }) => percent(percentShare(orderedCarts, carts)),
  },
]

/** The day with the highest value; the first of several. */
const best = (days: readonly Day[], figure: (day: Day) => number): Day | undefined =>
  days.reduce<Day | undefined>(
    (found, day) => (found && figure(found) >= figure(day) ? found : day),
    undefined,
  )

function revenueText({ current }: Summary): string {
  const { grossCents, refundsCents, netCents, days } = current
  const top = best(days, (day) => day.netCents)
  return [
    `${money(grossCents)} gross less ${money(refundsCents)} refunds is ${money(netCents)} net.`,
    top && days.length > 1
      ? `The best day was ${formatDay(top.day)} with ${money(top.netCents)}.`
      : '',
  ].join(' ')
}

function ordersText({ current, before }: Summary): string {
  const top = best(current.days, (day) => day.orders)
  return [
    `${quantity(current.orders, 'order', 'orders')}, ${count(before.orders)} in the period before.`,
    top && current.days.length > 1
      ? `The most on a day were ${count(top.orders)}, on ${formatDay(top.day)}.`
      : '',
  ].join(' ')
}

const cartsText = ({ current: { carts, orderedCarts } }: Summary) =>
  `${count(orderedCarts)} of ${quantity(carts, 'cart', 'carts')} became an order: ${percent(percentShare(orderedCarts, carts))}.`

type Props = {
  summary: Summary | undefined
  error: Error | null
  isRefreshing: boolean
  onRetry: () => void
  query: Partial<Choice>
}

/** Sales, orders and carts by day. */
export function SalesPanels({ summary, query, ...state }: Props) {
  const days = summary?.current.days ?? []
  const before = summary?.before.days ?? []
  const shared = {
    ...state,
    exportQuery: { table: 'days', ...query },
  }
  const hasSales = summary && (summary.current.orders > 0 || summary.current.refundsCents > 0)
  const eachDay = (figure: Figure) => days.map((day) => day[figure])
  const previousValues = (figure: Figure) => before.map((day) => day[figure])
  const names = days.map(({ day }) => day)
  const table = (caption: string, columns: readonly Column<Day>[]) => (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[...days].reverse()}
      rowKey={({ day }) => day}
    />
  )
  return (
    <>
      <ChartPanel
        {...shared}
        title="Revenue by day"
        lead="With tax, in US dollars. Refunds count on the day on which they were paid back."
        className="xl:col-span-2"
        summary={summary && revenueText(summary)}
        empty={summary && !hasSales ? 'Nothing was sold or paid back in these days.' : undefined}
        table={() => table('Revenue, a row for each day', REVENUE_COLUMNS)}
        chart={
          <DayChart
            days={names}
            format={money}
            axisFormat={roundMoney}
            series={[
              bar('Gross', 'soft', eachDay('grossCents'), 'money'),
              bar(
                'Refunds',
                'back',
                eachDay('refundsCents').map((cents) => -cents),
                'money',
              ),
              line('Net', eachDay('netCents')),
              dashed('Net, period before', previousValues('netCents')),
            ]}
          />
        }
      />
      <ChartPanel
        {...shared}
        title="Orders by day"
        summary={summary && ordersText(summary)}
        empty={
          summary && summary.current.orders === 0 ? 'No order was placed in these days.' : undefined
        }
        table={() => table('Orders, a row for each day', [DAY, ORDERS])}
        chart={
          <DayChart
            days={names}
            format={count}
            axisFormat={count}
            series={[
              bar('Orders', 'strong', eachDay('orders')),
              dashed('Period before', previousValues('orders')),
            ]}
          />
        }
      />
      <ChartPanel
        {...shared}
        title="From cart to order"
        lead="Carts that something was put into, by day; a keyed hash stands for each."
        summary={summary && cartsText(summary)}
        empty={
          summary && summary.current.carts === 0
            ? 'Nothing was put into a cart in these days.'
            : undefined
        }
        table={() => table('Carts, a row for each day', CART_COLUMNS)}
        chart={
          <DayChart
            days={names}
            format={count}
            axisFormat={count}
            series={[
              bar('Carts', 'soft', eachDay('carts')),
              bar('Became an order', 'strong', eachDay('orderedCarts')),
            ]}
          />
        }
      />
    </>
  )
}

const bar = (
  label: string,
  color: 'soft' | 'strong' | 'back',
  values: readonly number[],
  stack?: string,
) => ({ label, kind: 'bar', color, values, stack }) as const
const line = (label: string, values: readonly number[]) =>
  ({ label, kind: 'line', color: 'strong', values }) as const
const dashed = (label: string, values: readonly number[]) =>
  ({ label, kind: 'dashed', color: 'before', values }) as const
