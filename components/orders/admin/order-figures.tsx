'use client'

import { LoadError } from '@/components/back-office/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import type { OrderStatistics } from '@/lib/orders/admin-contracts'
import { money, signedMoney } from './order-labels'

type Props = {
  statistics: OrderStatistics | undefined
  error: Error | null
  onRetry: () => void
  onShowUndelivered: () => void
}

const PERIODS = [
  { key: 'today', label: 'Today' },
  { key: 'last7Days', label: 'Last 7 days' },
  { key: 'last30Days', label: 'Last 30 days' },
] as const

/** Sales figures and what needs attention. Days are UTC. */
export function OrderFigures({ statistics, error, onRetry, onShowUndelivered }: Props) {
  if (error) return <LoadError title="Failed to load the figures" error={error} onRetry={onRetry} />
  return (
    <section aria-label="Order statistics" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {PERIODS.map(({ key, label }) => (
        <Period key={key} label={label} figures={statistics?.[key]} />
      ))}
      <div className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
        <h2 className="text-sm font-semibold text-muted">To look at</h2>
        <dl className="mt-2 space-y-1 text-sm">
          <Line label="Waiting for keys" value={statistics?.waitingForKeys} isAlert />
          <Line label="Paid, not delivered" value={statistics?.undelivered} isAlert>
            {statistics && statistics.undelivered > 0 && (
              <button
                type="button"
                onClick={onShowUndelivered}
                className="font-semibold text-primary-strong hover:underline"
              >
                Show
              </button>
            )}
          </Line>
          <Line label="Payments without order" value={statistics?.unclaimedPayments} isAlert />
          <Line label="Open refund requests" value={statistics?.openRefundRequests} isAlert />
        </dl>
      </div>
    </section>
  )
}

type PeriodFigures = OrderStatistics['today']

function Period({ label, figures }: { label: string; figures: PeriodFigures | undefined }) {
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <h2 className="text-sm font-semibold text-muted">{label}</h2>
      <p className="mt-1 text-2xl font-extrabold tabular-nums">
        {figures ? money(figures.gross) : <Skeleton className="my-1 h-6 w-28" />}{' '}
        <span className="text-sm font-semibold text-muted">gross</span>
      </p>
      <dl className="mt-2 space-y-1 text-sm">
        <Line label="Orders" value={figures?.orders} />
        <Line label="Average order" value={figures && money(figures.average)} />
        <Line label="Refunds" value={figures && money(figures.refunds)} />
        <Line label="Net" value={figures && signedMoney(figures.net)} />
      </dl>
    </div>
  )
}

type LineProps = {
  label: string
  value: number | string | undefined
  /** Highlighted when it is not 0. */
  isAlert?: boolean
  children?: React.ReactNode
}

function Line({ label, value, isAlert = false, children }: LineProps) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-muted">{label}</dt>
      <dd
        className={`ms-auto flex gap-2 font-semibold tabular-nums ${isAlert && value ? 'text-danger' : ''}`}
      >
        {children}
        {value === undefined ? <Skeleton className="h-4 w-10" /> : value.toLocaleString('en')}
      </dd>
    </div>
  )
}
