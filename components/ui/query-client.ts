import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Asks again, too, for what is under way for the first time: it may have been read before the change. */
class StoreQueryClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<K> = {},
    options?: InvalidateOptions,
  ) {
    const firstLoads = this.getQueryCache()
      .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    await Promise.all(firstLoads.map((query) => query.cancel({ revert: true })))
    return super.invalidateQueries(filters, options)
  }
}

/** Query defaults: fresh for a minute, cached for ten, two retries, no refetch on window focus. */
const newQueryClient = () =>
  new StoreQueryClient({
    defaultOptions: {
      queries: { staleTime: MINUTE, gcTime: 10 * MINUTE, retry: 2, refetchOnWindowFocus: false },
      mutations: { retry: 1 },
    },
  })

let ofThisBrowser: QueryClient | undefined

/** The one client of this browser; a rendering on the server has its own. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  ofThisBrowser ??= newQueryClient()
  return ofThisBrowser
}
