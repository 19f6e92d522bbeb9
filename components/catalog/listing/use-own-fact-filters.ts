import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import type { OwnFactFilters } from '@/lib/catalog/own-fact-contracts'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'
import type { OfferedOwnFacts } from './own-fact-filters'
import { type Filters, filtersQuery } from './product-filters'

const CALL = 'GET /api/product-filters/facts'
const STALE_AFTER_MS = 60_000

/**
 * What the products that match can be narrowed down by of the owner's own facts. Nothing is asked where lists are filtered by none.
 *
 * @param first what is offered of the whole list, from the prerender
 */
export function useOwnFactFilters(
  facts: readonly LocalFact[] | undefined,
  filters: Filters,
  first?: OwnFactFilters,
): OfferedOwnFacts | undefined {
  const isAsked = facts !== undefined && facts.length > 0
  const { data } = useQuery({
    queryKey: [CALL, filters],
    queryFn: ({ signal }) => callApi(CALL, { query: filtersQuery(filters), signal }),
    enabled: isAsked,
    initialData: first,
    initialDataUpdatedAt: 0,
    staleTime: ({ state }) => (state.dataUpdatedAt === 0 ? 'static' : STALE_AFTER_MS),
    placeholderData: keepPreviousData,
  })
  return isAsked ? { facts, offered: data ?? [] } : undefined
}
