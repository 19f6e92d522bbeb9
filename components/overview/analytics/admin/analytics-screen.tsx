'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { today } from '@/components/back-office/format-date'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useStore } from '@/components/back-office/store-context'
import { formatPeriod } from './analytics-labels'
import { Breakdowns } from './breakdowns'
import { CatalogueCounters } from './catalogue-counters'
import { ForecastPanel } from './forecast-panel'
import { FunnelPanel } from './funnel-panel'
import { KeyFigures } from './key-figures'
import { RangePicker } from './range-picker'
import { SalesPanels } from './sales-panels'
import { type Choice, queryOf, useSummary } from './use-analytics'

/** The Analytics tab: catalogue counts and sales. */
export function AnalyticsScreen() {
  const t = useTranslations('backOffice.analytics')
  const { timezone } = useStore()
  const [choice, setChoice] = useState<Choice>(() => {
    const day = today()
    return { range: '30', from: day, to: day }
  })
  const { data, error, refetch, isPlaceholderData } = useSummary(choice)
  // A link to the forecast finds its place once what is above it has loaded.
  useEffect(() => {
    if (data && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [data])
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead', { timezone })} />
      <CatalogueCounters />
      <section aria-labelledby="sales" className="mt-6">
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <h2 id="sales" className="text-lg font-bold max-sm:basis-full">
            {t('sales')}
          </h2>
          <RangePicker
            value={choice}
            onChange={(change) =>
              // A custom range starts with the days shown.
              setChoice((now) => ({
                ...now,
                ...(change.range === 'custom' && data
                  ? { from: data.current.from, to: data.current.to }
                  : {}),
                ...change,
              }))
            }
          />
          <p role="status" className="min-h-5 flex-[1_1_16rem] text-sm text-muted">
            {data &&
              t('period', {
                current: formatPeriod(data.current),
                before: formatPeriod(data.before),
                timezone: data.timeZone,
              })}
          </p>
        </div>
        <KeyFigures summary={data} isRefreshing={isPlaceholderData} />
        <div className="mt-6 grid items-start gap-6 xl:grid-cols-2 [&>*]:min-w-0">
          <SalesPanels
            summary={data}
            error={error}
            isRefreshing={isPlaceholderData}
            onRetry={refetch}
            query={queryOf(choice)}
          />
          <Breakdowns choice={choice} period={isPlaceholderData ? undefined : data?.current} />
        </div>
      </section>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2 [&>*]:min-w-0">
        <FunnelPanel choice={choice} />
        <div id="forecast" className="scroll-mt-30 lg:scroll-mt-20">
          <ForecastPanel />
        </div>
      </div>
    </>
  )
}
