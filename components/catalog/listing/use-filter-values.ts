import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import type { ProductFilterValues } from '@/lib/catalog/contracts'
import { type Filters, filtersQuery } from './product-filters'

const STALE_AFTER_MS = 60_000

/**
 * What the products that match can be narrowed down by, with how many there are of each value. Lists work without it:
 * until it is there, and when it can't be loaded, the values before stay.
 *
 * @param first the values of the whole list, from the prerender
 */
export function useFilterValues(
  filters: Filters,
  first?: ProductFilterValues,
): ProductFilterValues | undefined {
  const { data } = useQuery({
    queryKey: ['GET /api/product-filters', filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/product-filters', { query: filtersQuery(filters), signal }),
    initialData: first,
    initialDataUpdatedAt: 0,
    staleTime: ({ state }) => (state.dataUpdatedAt === 0 ? 'static' : STALE_AFTER_MS),
    placeholderData: keepPreviousData,
  })
  return data
}
