'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { PeriodFields } from '@/components/back-office/period-fields'
import { isPossible, presetsAt } from '@/components/back-office/periods'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import type { TaxPeriod } from '@/lib/tax-reports/contracts'
import { TaxTable } from './tax-table'

const REPORT = 'GET /api/admin/tax-report'

const FILES = [
  { call: 'GET /api/admin/tax-report/export', name: 'taxes', label: 'Export report' },
  { call: 'GET /api/admin/tax-report/postings', name: 'postings', label: 'Export postings' },
] as const

/** What was sold and refunded in a period by country and tax rate. */
export function TaxesScreen() {
  const [period, setPeriod] = useState<TaxPeriod>(
    () => presetsAt(new Date())[0]?.period ?? { from: '', to: '' },
  )
  const [exporting, setExporting] = useState<string | null>(null)
  const report = useQuery({
    queryKey: [REPORT, period],
    queryFn: ({ signal }) => callAdmin(REPORT, { query: period, signal }),
    enabled: isPossible(period),
    staleTime: 0,
  })
  async function save({ call, name }: (typeof FILES)[number]) {
    setExporting(name)
    try {
      await downloadAdmin(call, `${name}-${period.from}-${period.to}.csv`, { query: period })
    } catch (error) {
      toastFailure('Export failed', error)
    }
    setExporting(null)
  }
  return (
    <>
      <TabHeading
        title="Taxes"
        lead="Orders by the day they were placed and refunds by the day of their credit note, in UTC. Postings are a line for each rate of each invoice and credit note, for your accountant."
      >
        {FILES.map((each) => (
          <Button
            key={each.name}
            variant="outline"
            disabled={exporting !== null || !isPossible(period)}
            onClick={() => void save(each)}
          >
            <Download aria-hidden />
            {exporting === each.name ? 'Exporting …' : each.label}
          </Button>
        ))}
      </TabHeading>
      <PeriodFields name="taxes" period={period} onChange={setPeriod} />
      {report.error ? (
        <LoadError
          title="Failed to load the report"
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      ) : (
        isPossible(period) && <TaxTable report={report.data} />
      )}
    </>
  )
}
