import { QueryClient } from '@tanstack/react-query'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Query defaults: fresh for a minute, cached for ten, two retries, no refetch on window focus. */
const newQueryClient = () =>
  new QueryClient({
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
