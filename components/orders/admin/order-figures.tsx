'use client'

import { useTranslations } from 'next-intl'
import { formatCount, money, signedMoney } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import type { OrderStatistics } from '@/lib/orders/admin-contracts'

type Props = {
  statistics: OrderStatistics | undefined
  error: Error | null
  onRetry: () => void
  onShowUndelivered: () => void
}

const PERIODS = ['today', 'last7Days', 'last30Days'] as const

/** Sales figures and what needs attention. Days are those of the store. */
export function OrderFigures({ statistics, error, onRetry, onShowUndelivered }: Props) {
  const t = useTranslations('backOffice.orders')
  if (error) return <LoadError title={t('figures.failed')} error={error} onRetry={onRetry} />
  return (
    <section aria-label={t('figures.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {PERIODS.map((period) => (
        <Period key={period} label={t(`figures.${period}`)} figures={statistics?.[period]} />
      ))}
      <div className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
        <h2 className="text-sm font-semibold text-muted">{t('figures.toLookAt')}</h2>
        <dl className="mt-2 space-y-1 text-sm">
          <Line label={t('figures.waitingForKeys')} value={statistics?.waitingForKeys} isAlert />
          <Line label={t('figures.undelivered')} value={statistics?.undelivered} isAlert>
            {statistics && statistics.undelivered > 0 && (
              <button
                type="button"
                onClick={onShowUndelivered}
                className="font-semibold text-primary-strong hover:underline"
              >
                {t('figures.show')}
              </button>
            )}
          </Line>
          <Line label={t('figures.unclaimed')} value={statistics?.unclaimedPayments} isAlert />
          <Line label={t('figures.openRequests')} value={statistics?.openRefundRequests} isAlert />
        </dl>
      </div>
    </section>
  )
}

type PeriodFigures = OrderStatistics['today']

function Period({ label, figures }: { label: string; figures: PeriodFigures | undefined }) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <h2 className="text-sm font-semibold text-muted">{label}</h2>
      <p className="mt-1 text-2xl font-extrabold tabular-nums">
        {figures ? money(figures.gross) : <Skeleton className="my-1 h-6 w-28" />}{' '}
        <span className="text-sm font-semibold text-muted">{t('figures.gross')}</span>
      </p>
      <dl className="mt-2 space-y-1 text-sm">
        <Line label={common('orders')} value={figures?.orders} />
        <Line label={t('figures.averageOrder')} value={figures && money(figures.average)} />
        <Line label={t('figures.refunds')} value={figures && money(figures.refunds)} />
        <Line label={t('figures.net')} value={figures && signedMoney(figures.net)} />
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
        {value === undefined ? (
          <Skeleton className="h-4 w-10" />
        ) : typeof value === 'number' ? (
          formatCount(value)
        ) : (
          value
        )}
      </dd>
    </div>
  )
}
