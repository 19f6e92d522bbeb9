import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCents, formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { ordersPlacedIn, ordersRefundedIn } from '@/components/orders/admin/figure-orders'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import { percentShare } from '@/lib/overview/analytics/comparison'
import type { PeriodFigures, Summary } from '@/lib/overview/analytics/contracts'
import { percent, signed } from './analytics-labels'
import { Change } from './change'
import { OrdersLink } from './orders-link'

type Figure = {
  label: string
  value: (figures: PeriodFigures) => string
  /** The value to compare with the previous period; optional. */
  number: (figures: PeriodFigures) => number | null
  /** The list of exactly the orders that it counts. */
  orders?: (figures: PeriodFigures) => string | undefined
  /** How a difference is written; without it there is only the one in percent. */
  difference?: (value: number) => string
  /** Lower values are better. */
  isLowerBetter?: boolean
  note?: string
}

const conversionOf = ({ carts, orderedCarts }: PeriodFigures) => percentShare(orderedCarts, carts)

const placed = (figures: PeriodFigures) =>
  figures.orders > 0 ? ordersPlacedIn(figures) : undefined

const figuresOf = (t: Texts<'analytics'>): readonly Figure[] => [
  {
    label: t('figures.gross'),
    value: ({ grossCents }) => formatCents(grossCents),
    number: ({ grossCents }) => grossCents,
    difference: formatCents,
    orders: placed,
    note: t('figures.grossNote'),
  },
  {
    label: t('figures.refunds'),
    value: ({ refundsCents }) => formatCents(refundsCents === 0 ? 0 : -refundsCents),
    number: ({ refundsCents }) => refundsCents,
    difference: formatCents,
    orders: (figures) => (figures.refundsCents > 0 ? ordersRefundedIn(figures) : undefined),
    isLowerBetter: true,
    note: t('figures.refundsNote'),
  },
  {
    label: t('figures.net'),
    value: ({ netCents }) => formatCents(netCents),
    number: ({ netCents }) => netCents,
    difference: formatCents,
    note: t('figures.netNote'),
  },
  {
    label: t('figures.orders'),
    value: ({ orders }) => formatCount(orders),
    number: ({ orders }) => orders,
    difference: formatCount,
    orders: placed,
  },
  {
    label: t('figures.average'),
    value: ({ averageCents }) => formatCents(averageCents),
    number: ({ averageCents }) => averageCents,
    difference: formatCents,
    orders: placed,
    note: t('figures.averageNote'),
  },
  {
    label: t('figures.conversion'),
    value: (figures) => percent(t, conversionOf(figures)),
    number: conversionOf,
    note: t('figures.conversionNote'),
  },
]

type Props = { summary: Summary | undefined; isRefreshing: boolean }

/** The period's totals compared with the previous period. */
export function KeyFigures({ summary, isRefreshing }: Props) {
  const t = useTranslations('backOffice.analytics')
  return (
    <dl
      aria-label={t('sales')}
      aria-busy={!summary || isRefreshing}
      className={classNames(
        'grid grid-cols-1 gap-3 transition-opacity xs:grid-cols-2 md:grid-cols-3 2xl:grid-cols-6',
        isRefreshing && 'opacity-50',
      )}
    >
      {figuresOf(t).map((figure) => (
        <div
          key={figure.label}
          className="rounded-card border border-line bg-surface px-4 py-3 shadow-card md:max-2xl:grid md:max-2xl:grid-cols-[auto_1fr]"
        >
          <dt className="text-sm font-semibold text-muted">{figure.label}</dt>
          <dd className="col-span-2 mt-0.5 text-xl leading-8 font-extrabold tabular-nums [overflow-wrap:anywhere]">
            {summary ? (
              <OrdersLink
                figure={figure.value(summary.current)}
                href={figure.orders?.(summary.current)}
              />
            ) : (
              <Skeleton className="my-1 h-6 w-24" />
            )}
          </dd>
          <dd className="col-span-2 flex min-h-5 flex-wrap items-baseline gap-x-1.5 text-xs text-muted">
            {summary ? (
              <Comparison figure={figure} summary={summary} />
            ) : (
              <Skeleton className="h-3.5 w-28" />
            )}
          </dd>
          <dd className="mt-1 min-h-4 text-xs text-muted md:max-2xl:col-start-2 md:max-2xl:row-start-1 md:max-2xl:mt-0.5 md:max-2xl:text-end">
            {figure.note}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Comparison({ figure, summary }: { figure: Figure; summary: Summary }): ReactNode {
  const t = useTranslations('backOffice.analytics')
  const [current, before] = [figure.number(summary.current), figure.number(summary.before)]
  if (current === null || before === null) return t('figures.nothing')
  return (
    <>
      <Change current={current} before={before} isLowerBetter={figure.isLowerBetter} />
      {figure.difference && current !== before && (
        <span className="tabular-nums">{signed(current - before, figure.difference)}</span>
      )}
      <span>{t('before', { figure: figure.value(summary.before) })}</span>
    </>
  )
}
