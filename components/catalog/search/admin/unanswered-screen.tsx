'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Select } from '@/components/ui/fields/select'
import { DataTable } from '@/components/ui/list/data-table'
import { SearchHeading } from './search-heading'
import { SynonymDialog } from './synonym-dialog'
import { unansweredColumns } from './unanswered-columns'

const CALL = 'GET /api/admin/search/unanswered'
const PERIODS = [7, 30, 90] as const

/** What shoppers searched for without being answered as they typed it. */
export function UnansweredScreen() {
  const t = useTranslations('backOffice.search')
  const common = useTranslations('backOffice.common')
  const [days, setDays] = useState(30)
  const [phrase, setPhrase] = useState<string>()
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    queryKey: [CALL, days],
    queryFn: ({ signal }) => callAdmin(CALL, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <SearchHeading lead={t('unanswered.lead')} />
      <div className="mb-4 max-w-56">
        <Select
          aria-label={t('unanswered.period')}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {t('unanswered.lastDays', { days: period })}
            </option>
          ))}
        </Select>
      </div>
      {error ? (
        <LoadError title={t('unanswered.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('sections.unanswered')}
          columns={unansweredColumns(t, common, setPhrase)}
          rows={data ?? []}
          rowKey={({ text }) => text}
          isLoading={isPending}
          isRefreshing={isPlaceholderData}
          empty={
            <>
              <SearchCheck aria-hidden className="mx-auto size-8 text-muted" />
              <p className="mt-3 font-semibold">{t('unanswered.empty')}</p>
              <p className="mt-1 text-sm text-muted">{t('unanswered.emptyText')}</p>
            </>
          }
        />
      )}
      {phrase !== undefined && (
        <SynonymDialog phrase={phrase} onClose={() => setPhrase(undefined)} />
      )}
    </>
  )
}
