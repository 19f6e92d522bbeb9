'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { lengthOf } from '@/lib/core/calendar'
import type { Breakdown } from '@/lib/overview/analytics/breakdowns'
import { MAX_PERIOD_DAYS, type Range } from '@/lib/overview/analytics/period'

const COUNTS_CALL = 'GET /api/admin/analytics/counts'
const SUMMARY_CALL = 'GET /api/admin/analytics/summary'
const REASONS_CALL = 'GET /api/admin/analytics/refund-reasons'
const FUNNEL_CALL = 'GET /api/admin/analytics/funnel'
const BREAKDOWN_CALL = 'GET /api/admin/analytics/breakdown'
export const EXPORT_CALL = 'GET /api/admin/analytics/export'

/** The selected period; `from` and `to` belong to `custom`. */
export type Choice = { range: Range; from: string; to: string }

/** A table and its period, as the export call takes them. */
export type ExportQuery = { table: string } & Partial<Choice>

/** The period as a query. */
export const queryOf = ({ range, from, to }: Choice): Partial<Choice> =>
  range === 'custom' ? { range, from, to } : { range }

/** Why the selected days are invalid, if so. */
export function problemOf({
  range,
  from,
  to,
}: Choice): 'missing' | 'order' | 'tooLong' | undefined {
  if (range !== 'custom') return undefined
  if (!from || !to) return 'missing'
  if (from > to) return 'order'
  return lengthOf({ from, to }) > MAX_PERIOD_DAYS ? 'tooLong' : undefined
}

/** The previous period's figures stay until the new ones have loaded. */
function useFigures<T>(
  queryKey: readonly unknown[],
  load: (signal: AbortSignal) => Promise<T>,
  isReady = true,
) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isReady,
  })
}

export const useCounts = () =>
  useFigures([COUNTS_CALL], (signal) => callAdmin(COUNTS_CALL, { signal }))

export function useSummary(choice: Choice) {
  const query = queryOf(choice)
  return useFigures(
    [SUMMARY_CALL, query],
    (signal) => callAdmin(SUMMARY_CALL, { query, signal }),
    !problemOf(choice),
  )
}

export function useRefundReasons(choice: Choice) {
  const query = queryOf(choice)
  return useFigures(
    [REASONS_CALL, query],
    (signal) => callAdmin(REASONS_CALL, { query, signal }),
    !problemOf(choice),
  )
}

export function useFunnel(choice: Choice) {
  const query = queryOf(choice)
  return useFigures(
    [FUNNEL_CALL, query],
    (signal) => callAdmin(FUNNEL_CALL, { query, signal }),
    !problemOf(choice),
  )
}

export function useBreakdown(by: Breakdown, choice: Choice) {
  const query = { by, ...queryOf(choice) }
  return useFigures(
    [BREAKDOWN_CALL, query],
    (signal) => callAdmin(BREAKDOWN_CALL, { query, signal }),
    !problemOf(choice),
  )
}
