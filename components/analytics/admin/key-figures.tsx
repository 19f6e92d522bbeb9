import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import { percentShare } from '@/lib/analytics/comparison'
import type { PeriodFigures, Summary } from '@/lib/analytics/contracts'
import { count, money, percent } from './analytics-labels'
import { Change } from './change'

type Figure = {
  label: string
  value: (figures: PeriodFigures) => string
  /** The value to compare with the previous period; optional. */
  number: (figures: PeriodFigures) => number | null
  /** Lower values are better. */
  isLowerBetter?: boolean
  note?: string
}

const conversionOf = ({ carts, orderedCarts }: PeriodFigures) => percentShare(orderedCarts, carts)

const FIGURES: readonly Figure[] = [
  {
    label: 'Gross sales',
    value: ({ grossCents }) => money(grossCents),
    number: ({ grossCents }) => grossCents,
    note: 'With tax',
  },
  {
    label: 'Refunds',
    value: ({ refundsCents }) => money(refundsCents === 0 ? 0 : -refundsCents),
    number: ({ refundsCents }) => refundsCents,
    isLowerBetter: true,
    note: 'Paid back in these days',
  },
  {
    label: 'Net sales',
    value: ({ netCents }) => money(netCents),
    number: ({ netCents }) => netCents,
    note: 'Gross less refunds',
  },
  {
    label: 'Orders',
    value: ({ orders }) => count(orders),
    number: ({ orders }) => orders,
  },
  {
    label: 'Average order',
    value: ({ averageCents }) => money(averageCents),
    number: ({ averageCents }) => averageCents,
    note: 'Gross',
  },
  {
    label: 'Cart to order',
    value: (figures) => percent(conversionOf(figures)),
    number: conversionOf,
    note: 'Carts that became an order',
  },
]

type Props = { summary: Summary | undefined; isRefreshing: boolean }

/** The period's totals compared with the previous period. */
export function KeyFigures({ summary, isRefreshing }: Props) {
  return (
    <dl
      aria-label="Sales"
      aria-busy={!summary || isRefreshing}
      className={classNames(
        'grid grid-cols-1 gap-3 transition-opacity xs:grid-cols-2 md:grid-cols-3 2xl:grid-cols-6',
        isRefreshing && 'opacity-50',
      )}
    >
      {FIGURES.map((figure) => (
        <div
          key={figure.label}
          className="rounded-card border border-line bg-surface px-4 py-3.5 shadow-card"
        >
          <dt className="text-sm font-semibold text-muted">{figure.label}</dt>
          <dd className="mt-0.5 text-xl leading-8 font-extrabold tabular-nums [overflow-wrap:anywhere]">
            {summary ? figure.value(summary.current) : <Skeleton className="my-1 h-6 w-24" />}
          </dd>
          <dd className="flex min-h-5 flex-wrap items-baseline gap-x-1.5 text-xs text-muted">
            {summary ? (
              <Comparison figure={figure} summary={summary} />
            ) : (
              <Skeleton className="h-3.5 w-28" />
            )}
          </dd>
          <dd className="mt-1 min-h-4 text-xs text-muted">{figure.note}</dd>
        </div>
      ))}
    </dl>
  )
}

function Comparison({ figure, summary }: { figure: Figure; summary: Summary }): ReactNode {
  const [current, before] = [figure.number(summary.current), figure.number(summary.before)]
  if (current === null || before === null) return 'Nothing to compare with'
  return (
    <>
      <Change current={current} before={before} isLowerBetter={figure.isLowerBetter} />
      <span>before: {figure.value(summary.before)}</span>
    </>
  )
}
