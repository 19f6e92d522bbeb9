'use client'

import { useTranslations } from 'next-intl'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useStore } from '@/components/back-office/store-context'
import { useOverview } from '@/components/back-office/use-overview'
import { classNames } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import type { Overview } from '@/lib/overview/contracts'
import { FirstStepsPanel } from './first-steps-panel'
import { HealthPanel } from './health-panel'
import { LastOrders } from './last-orders'
import { StockPanel } from './stock-panel'
import { TodayPanel } from './today-panel'
import { UnpaidPanel } from './unpaid-panel'
import { WaitingPanel } from './waiting-panel'

/** The start page: what needs somebody, how today goes, and whether the store works. */
export function OverviewScreen() {
  const t = useTranslations('backOffice.overview')
  const { data, error, refetch } = useOverview(true)
  const { timezone } = useStore()
  const day = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'full', timeZone: timezone })
  return (
    <>
      <TabHeading title={t('title')} lead={`${day.format(new Date())} (${timezone})`} />
      {data ? (
        <Parts overview={data} />
      ) : error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

function Parts({ overview }: { overview: Overview }) {
  const hasSide = overview.stock !== null || overview.unpaid !== null || overview.health !== null
  return (
    <div className="space-y-6">
      <WaitingPanel overview={overview} />
      {overview.firstSteps && <FirstStepsPanel steps={overview.firstSteps} />}
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-6',
          hasSide && 'xl:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <div className="min-w-0 space-y-6">
          {overview.sales && <TodayPanel sales={overview.sales} />}
          {overview.orders && <LastOrders orders={overview.orders} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-1">
          {overview.stock && <StockPanel stock={overview.stock} />}
          {overview.unpaid && <UnpaidPanel unpaid={overview.unpaid} />}
          {overview.health && <HealthPanel health={overview.health} />}
        </div>
      </div>
    </div>
  )
}

function OverviewSkeleton() {
  const t = useTranslations('backOffice.overview')
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.5rem),1fr))] gap-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-20 rounded-card" />
        ))}
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  )
}
