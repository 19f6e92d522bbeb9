import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/back-office/format-number'
import { Skeleton } from '@/components/ui/skeleton'
import type { KeyStock } from '@/lib/licences/contracts'
import { LevelBadge } from './level-badge'

/** How a product stands with its keys, in words. */
export function StockLead({ stock }: { stock: KeyStock }) {
  const t = useTranslations('backOffice.licences.manager')
  const { delivery, keysByRule, waitingOrders } = stock
  return (
    <span className="flex flex-wrap items-center gap-2">
      <LevelBadge stock={stock} />
      {keysByRule && t('madeByRule')}
      {delivery === 'manual' && !keysByRule && t('byHand')}
      {waitingOrders > 0 && t('ordersWait', { count: waitingOrders })}
    </span>
  )
}

/** How many keys a product has. */
export function KeyCounts({ stock }: { stock: KeyStock | undefined }) {
  const t = useTranslations('backOffice.licences.figures')
  const common = useTranslations('backOffice.common')
  const figures: [string, number | undefined][] = [
    [t('available'), stock?.available],
    [t('used'), stock?.used],
    [t('reserved'), stock?.reserved],
    [t('expired'), stock?.expired],
    [t('quarantined'), stock?.quarantined],
    [common('total'), stock?.total],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="rounded-card border border-line bg-surface px-4 py-3 shadow-card"
        >
          <dt className="text-sm font-medium text-muted">{label}</dt>
          <dd className="text-2xl font-extrabold tabular-nums">
            {value === undefined ? <Skeleton className="my-1 h-6 w-12" /> : formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
