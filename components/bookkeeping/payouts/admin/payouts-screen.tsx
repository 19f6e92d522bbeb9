'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { today } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { PeriodFields } from '@/components/back-office/period-fields'
import { isPossible, presetsAt } from '@/components/back-office/periods'
import { useMay } from '@/components/back-office/session/admin-gate'
import { useStore } from '@/components/back-office/store-context'
import { toastFailure } from '@/components/back-office/toast-failure'
import { useDownload } from '@/components/back-office/use-download'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import type { PayoutScope, PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'
import { OUTSIDE_PROVIDER_IDS, PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { OnTheWayPanel } from './on-the-way-panel'
import { PaidPanel } from './paid-panel'
import { PayoutsTable } from './payouts-table'
import { ReadNotes } from './read-notes'
import { UnmatchedNote } from './unmatched-note'

const SUMMARY = 'GET /api/admin/payouts/summary'
const POLL_INTERVAL_MS = 2000

const FILES = [
  { of: 'payouts', name: 'payouts' },
  { of: 'lines', name: 'payout-lines' },
] as const

/** What the providers paid out to the bank, of what, and what they kept. */
export function PayoutsScreen() {
  const t = useTranslations('backOffice.payouts')
  const common = useTranslations('backOffice.common')
  const { timezone } = useStore()
  const [scope, setScope] = useState<PayoutScope>(
    () => presetsAt(today())[2]?.period ?? { from: '', to: '' },
  )
  const { isDownloading, start } = useDownload(t('export.failed'))
  const summary = useQuery({
    queryKey: [SUMMARY, scope],
    queryFn: ({ signal }) => callAdmin(SUMMARY, { query: scope, signal }),
    enabled: isPossible(scope),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.reads.some(({ isReading }) => isReading) ? POLL_INTERVAL_MS : false,
  })
  const data = summary.data
  return (
    <>
      <PaymentsHeading lead={t('lead', { timezone })}>
        <ReadButton isReading={data?.reads.some(({ isReading }) => isReading) ?? false} />
        {FILES.map(({ of, name }) => (
          <Button
            key={of}
            variant="outline"
            disabled={isDownloading || !isPossible(scope)}
            onClick={() =>
              void start(() =>
                downloadAdmin(
                  'GET /api/admin/payouts/export',
                  `${name}-${scope.from}-${scope.to}.csv`,
                  { query: { ...scope, of } },
                ),
              )
            }
          >
            <Download aria-hidden />
            {t(`export.${of}`)}
          </Button>
        ))}
      </PaymentsHeading>
      {data && <ReadNotes reads={data.reads} />}
      <PeriodFields
        name="payouts"
        period={scope}
        onChange={(period) => setScope((known) => ({ ...known, ...period }))}
      />
      <Select
        aria-label={common('provider')}
        value={scope.provider ?? ''}
        onChange={({ target }) =>
          setScope(({ from, to }) => {
            const provider = OUTSIDE_PROVIDER_IDS.find((id) => id === target.value)
            return { from, to, ...(provider && { provider }) }
          })
        }
        className="mb-6 w-56"
      >
        <option value="">{t('allProviders')}</option>
        {OUTSIDE_PROVIDER_IDS.map((id) => (
          <option key={id} value={id}>
            {PROVIDER_NAMES[id]}
          </option>
        ))}
      </Select>
      {summary.error ? (
        <LoadError
          title={t('loadFailed')}
          error={summary.error}
          onRetry={() => void summary.refetch()}
        />
      ) : (
        isPossible(scope) && (
          <div className="space-y-6">
            <PaidPanel summary={data} />
            {data && <UnmatchedNote paid={data.paid} open={data.open} />}
            {data && <OnTheWayPanel {...data} />}
            <div>
              {/* Once a reading has ended, the list is another. */}
              <PayoutsTable key={readings(data)} scope={scope} />
            </div>
          </div>
        )
      )}
    </>
  )
}

/** Another text once a reading has begun or ended. */
const readings = (summary: PayoutSummary | undefined): string | undefined =>
  summary?.reads.map(({ succeededAt, isReading }) => `${succeededAt} ${isReading}`).join()

/** Has the providers read now. */
function ReadButton({ isReading }: { isReading: boolean }) {
  const t = useTranslations('backOffice.payouts')
  const may = useMay()
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  if (!may('payments.settle')) return null
  async function read() {
    setSending(true)
    try {
      await callAdmin('POST /api/admin/payouts/read')
    } catch (error) {
      toastFailure(t('update.failed'), error)
    }
    await client.invalidateQueries({ queryKey: [SUMMARY] })
    setSending(false)
  }
  return (
    <Button disabled={isSending || isReading} onClick={() => void read()}>
      <RefreshCw aria-hidden />
      {t(isReading ? 'update.updating' : 'update.now')}
    </Button>
  )
}
