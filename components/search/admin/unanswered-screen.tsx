'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchCheck } from 'lucide-react'
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
      <SearchHeading lead="What shoppers typed and the store has no product for, most often first. If you sell it under another name, add a synonym; otherwise it is what they miss." />
      <div className="mb-4 max-w-56">
        <Select
          aria-label="Period"
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              Last {period} days
            </option>
          ))}
        </Select>
      </div>
      {error ? (
        <LoadError title="Failed to load the searches" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption="Searches without answer"
          columns={unansweredColumns(setPhrase)}
          rows={data ?? []}
          rowKey={({ text }) => text}
          isLoading={isPending}
          isRefreshing={isPlaceholderData}
          empty={
            <>
              <SearchCheck aria-hidden className="mx-auto size-8 text-muted" />
              <p className="mt-3 font-semibold">Every search was answered</p>
              <p className="mt-1 text-sm text-muted">
                Nobody searched for anything that the store does not find.
              </p>
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
