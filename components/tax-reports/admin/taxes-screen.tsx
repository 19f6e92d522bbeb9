'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { TaxPeriod } from '@/lib/tax-reports/contracts'
import { presetsAt } from './periods'
import { TaxTable } from './tax-table'

const REPORT = 'GET /api/admin/tax-report'

const FILES = [
  { call: 'GET /api/admin/tax-report/export', name: 'taxes', label: 'Export report' },
  { call: 'GET /api/admin/tax-report/postings', name: 'postings', label: 'Export postings' },
] as const

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What was sold and refunded in a period by country and tax rate. */
export function TaxesScreen() {
  const [presets] = useState(() => presetsAt(new Date()))
  const [period, setPeriod] = useState<TaxPeriod>(() => presets[0]?.period ?? { from: '', to: '' })
  const [exporting, setExporting] = useState<string | null>(null)
  const isPossible = isDay(period.from) && isDay(period.to) && period.from <= period.to
  const report = useQuery({
    queryKey: [REPORT, period],
    queryFn: ({ signal }) => callAdmin(REPORT, { query: period, signal }),
    enabled: isPossible,
    staleTime: 0,
  })
  const change = (changed: Partial<TaxPeriod>) => setPeriod((known) => ({ ...known, ...changed }))
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
            disabled={exporting !== null || !isPossible}
            onClick={() => void save(each)}
          >
            <Download aria-hidden />
            {exporting === each.name ? 'Exporting …' : each.label}
          </Button>
        ))}
      </TabHeading>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Period</legend>
        {presets.map(({ label, period: preset }) => {
          const isChosen = preset.from === period.from && preset.to === period.to
          return (
            <Button
              key={label}
              size="sm"
              variant={isChosen ? 'primary' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => setPeriod(preset)}
            >
              {label}
            </Button>
          )
        })}
      </fieldset>
      <div className="mb-6 grid max-w-md items-start gap-4 xs:grid-cols-2">
        <TextField
          id="taxes-from"
          type="date"
          label="From"
          value={period.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          id="taxes-to"
          type="date"
          label="Until"
          value={period.to}
          error={period.to < period.from ? 'This is before the first day' : undefined}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      {report.error ? (
        <LoadError
          title="Failed to load the report"
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      ) : (
        isPossible && <TaxTable report={report.data} />
      )}
    </>
  )
}
