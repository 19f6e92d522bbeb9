'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import {
  formatCents,
  formatCount,
  storeCurrencyInWords,
} from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { useMay } from '@/components/back-office/session/admin-gate'
import { ordersPlacedIn } from '@/components/orders/admin/figure-orders'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { percentShare } from '@/lib/overview/analytics/comparison'
import type { Summary } from '@/lib/overview/analytics/contracts'
import { formatDay, percent, roundMoney } from './analytics-labels'
import { ChartPanel } from './chart-panel'
import { DayNumbers } from './charts/day-numbers'
import { DayChart } from './charts/lazy-charts'
import { cartColumns, type Day, orderColumns, revenueColumns } from './day-columns'
import { PanelChoice } from './panel-choice'
import type { Choice } from './use-analytics'

type Figure = Exclude<keyof Day, 'day'>

/** The day with the highest value; the first of several. */
const best = (days: readonly Day[], figure: (day: Day) => number): Day | undefined =>
  days.reduce<Day | undefined>(
    (found, day) => (found && figure(found) >= figure(day) ? found : day),
    undefined,
  )

function revenueText(t: Texts<'analytics'>, { current }: Summary): string {
  const { days } = current
  const top = best(days, (day) => day.netCents)
  const sums = {
    gross: formatCents(current.grossCents),
    refunds: formatCents(current.refundsCents),
    net: formatCents(current.netCents),
  }
  if (!top || days.length < 2) return t('revenue.summary', sums)
  return t('revenue.summaryBest', {
    ...sums,
    day: formatDay(top.day),
    best: formatCents(top.netCents),
  })
}

function ordersText(t: Texts<'analytics'>, { current, before }: Summary): string {
  const top = best(current.days, (day) => day.orders)
  const counts = { count: current.orders, before: before.orders }
  if (!top || current.days.length < 2) return t('orders.summary', counts)
  return t('orders.summaryBest', { ...counts, best: top.orders, day: formatDay(top.day) })
}

const cartsText = (t: Texts<'analytics'>, { current: { carts, orderedCarts } }: Summary) =>
  t('carts.summary', {
    ordered: orderedCarts,
    carts,
    share: percent(t, percentShare(orderedCarts, carts)),
  })

type Props = {
  summary: Summary | undefined
  error: Error | null
  isRefreshing: boolean
  onRetry: () => void
  query: Partial<Choice>
}

const DAY_PANELS = ['revenue', 'orders', 'carts'] as const
type DayPanel = (typeof DAY_PANELS)[number]

/** Values by day: of a single day as numbers, for one bar compares with nothing. */
const ByDay = (props: ComponentProps<typeof DayChart>) =>
  props.days.length === 1 ? <DayNumbers {...props} /> : <DayChart {...props} />

/** Sales, orders and carts by day, one of them at a time. */
export function SalesPanels({ summary, query, ...state }: Props) {
  const t = useTranslations('backOffice.analytics')
  const router = useRouter()
  const may = useMay()
  const showDay = may('orders.read')
    ? (day: string) => router.push(ordersPlacedIn({ from: day, to: day }))
    : undefined
  const [shown, setShown] = useState<DayPanel>('revenue')
  const days = summary?.current.days ?? []
  const before = summary?.before.days ?? []
  const shared = {
    ...state,
    exportQuery: { table: 'days', ...query },
    height: days.length === 1 ? 'h-auto' : undefined,
    choice: (
      <PanelChoice
        label={t('charts.byDay')}
        value={shown}
        onChange={setShown}
        choices={DAY_PANELS.map((value) => ({ value, label: t(`${value}.title`) }))}
      />
    ),
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
  const panels: Record<DayPanel, ReactNode> = {
    revenue: (
      <ChartPanel
        {...shared}
        title={t('revenue.title')}
        lead={t('revenue.lead', { currency: storeCurrencyInWords() })}
        summary={summary && revenueText(t, summary)}
        empty={summary && !hasSales ? t('nothingSold') : undefined}
        table={() => table(t('revenue.caption'), revenueColumns(t))}
        chart={
          <ByDay
            days={names}
            format={formatCents}
            axisFormat={roundMoney}
            onDay={showDay}
            series={[
              bar(t('columns.gross'), 'soft', eachDay('grossCents'), 'money'),
              bar(
                t('columns.refunds'),
                'back',
                eachDay('refundsCents').map((cents) => -cents),
                'money',
              ),
              line(t('columns.net'), eachDay('netCents')),
              dashed(t('revenue.netBefore'), previousValues('netCents')),
            ]}
          />
        }
      />
    ),
    orders: (
      <ChartPanel
        {...shared}
        title={t('orders.title')}
        summary={summary && ordersText(t, summary)}
        empty={summary && summary.current.orders === 0 ? t('orders.empty') : undefined}
        table={() => table(t('orders.caption'), orderColumns(t))}
        chart={
          <ByDay
            days={names}
            format={formatCount}
            axisFormat={formatCount}
            onDay={showDay}
            series={[
              bar(t('columns.orders'), 'strong', eachDay('orders')),
              dashed(t('orders.periodBefore'), previousValues('orders')),
            ]}
          />
        }
      />
    ),
    carts: (
      <ChartPanel
        {...shared}
        title={t('carts.title')}
        lead={t('carts.lead')}
        summary={summary && cartsText(t, summary)}
        empty={summary && summary.current.carts === 0 ? t('carts.empty') : undefined}
        table={() => table(t('carts.caption'), cartColumns(t))}
        chart={
          <ByDay
            days={names}
            format={formatCount}
            axisFormat={formatCount}
            series={[
              bar(t('columns.carts'), 'soft', eachDay('carts')),
              bar(t('columns.ordered'), 'strong', eachDay('orderedCarts')),
            ]}
          />
        }
      />
    ),
  }
  return panels[shown]
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
