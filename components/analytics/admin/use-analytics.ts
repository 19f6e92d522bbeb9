'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { Breakdown } from '@/lib/analytics/breakdowns'
import type { BreakdownRow, CatalogueCounts, Summary } from '@/lib/analytics/contracts'
import { lengthOf, MAX_PERIOD_DAYS, type Range } from '@/lib/analytics/period'

export const ANALYTICS_CALL = '/api/admin/analytics'

/** The selected period; `from` and `to` belong to `custom`. */
export type Choice = { range: Range; from: string; to: string }

export const queryOf = ({ range, from, to }: Choice): string =>
  new URLSearchParams(range === 'custom' ? { range, from, to } : { range }).toString()

/** Why the selected days are invalid, if so. */
export function problemOf({ range, from, to }: Choice): string | undefined {
  if (range !== 'custom') return undefined
  if (!from || !to) return 'Choose the first and the last day.'
  if (from > to) return 'The last day must not be before the first.'
  return lengthOf({ from, to }) > MAX_PERIOD_DAYS ? 'Choose at most two years.' : undefined
}

/** The previous period's figures stay until the new ones have loaded. */
function useFigures<T>(path: string, isReady = true) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callAdmin<T>(path, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isReady,
  })
}

export const useCounts = () => useFigures<CatalogueCounts>(`${ANALYTICS_CALL}/counts`)

export const useSummary = (choice: Choice) =>
  useFigures<Summary>(`${ANALYTICS_CALL}/summary?${queryOf(choice)}`, !problemOf(choice))

export const useBreakdown = (by: Breakdown, choice: Choice) =>
  useFigures<BreakdownRow[]>(
    `${ANALYTICS_CALL}/breakdown?by=${by}&${queryOf(choice)}`,
    !problemOf(choice),
  )
