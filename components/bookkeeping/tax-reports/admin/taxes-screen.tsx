'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { today } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { PeriodFields } from '@/components/back-office/period-fields'
import { isPossible, presetsAt } from '@/components/back-office/periods'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useStore } from '@/components/back-office/store-context'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import type { TaxPeriod } from '@/lib/bookkeeping/tax-reports/contracts'
import { OneStopShopPanel } from './one-stop-shop-panel'
import { PlacesNote } from './places-note'
import { TaxTable } from './tax-table'
import { ThresholdsPanel } from './thresholds-panel'

const REPORT = 'GET /api/admin/tax-report'

const FILES = [
  { call: 'GET /api/admin/tax-report/export', name: 'taxes', type: 'csv' },
  { call: 'GET /api/admin/tax-report/postings', name: 'postings', type: 'csv' },
] as const
const RETURN = [
  { call: 'GET /api/admin/tax-report/one-stop-shop', name: 'one-stop-shop', type: 'csv' },
  {
    call: 'GET /api/admin/tax-report/one-stop-shop/xml',
    name: 'one-stop-shop-return',
    type: 'xml',
  },
] as const

/** What was sold and refunded in a period by country and tax rate. */
export function TaxesScreen() {
  const t = useTranslations('backOffice.tax-reports')
  const { timezone } = useStore()
  const [period, setPeriod] = useState<TaxPeriod>(
    () => presetsAt(today())[0]?.period ?? { from: '', to: '' },
  )
  const [exporting, setExporting] = useState<string | null>(null)
  const report = useQuery({
    queryKey: [REPORT, period],
    queryFn: ({ signal }) => callAdmin(REPORT, { query: period, signal }),
    enabled: isPossible(period),
    staleTime: 0,
  })
  const shop = report.data?.oneStopShop
  async function save({ call, name, type }: (typeof FILES | typeof RETURN)[number]) {
    setExporting(name)
    try {
      await downloadAdmin(call, `${name}-${period.from}-${period.to}.${type}`, { query: period })
    } catch (error) {
      toastFailure(t('export.failed'), error)
    }
    setExporting(null)
  }
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead', { timezone })}>
        {(shop ? [...FILES, ...RETURN] : FILES).map((each) => (
          <Button
            key={each.name}
            variant="outline"
            disabled={exporting !== null || !isPossible(period)}
            onClick={() => void save(each)}
          >
            <Download aria-hidden />
            {t(`export.${exporting === each.name ? 'exporting' : each.name}`)}
          </Button>
        ))}
      </TabHeading>
      <PeriodFields name="taxes" period={period} onChange={setPeriod} />
      {report.error ? (
        <LoadError
          title={t('loadFailed')}
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      ) : (
        isPossible(period) && (
          <div className="space-y-6">
            <TaxTable report={report.data} />
            {report.data && report.data.places.orders > 0 && (
              <PlacesNote places={report.data.places} period={period} />
            )}
            <ThresholdsPanel />
            {shop && <OneStopShopPanel shop={shop} onTyped={() => void report.refetch()} />}
          </div>
        )
      )}
    </>
  )
}
