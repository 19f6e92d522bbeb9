import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callApi } from '@/lib/api/client'
import { MINUTE_MS } from '@/lib/core/time'
import type { Library } from '@/lib/service/library/contracts'

export const LIBRARY_CALL = 'GET /api/library'

type Answer = { library: Library | null }

/** The library that this browser is signed in to, asked for anew whenever somebody comes back to the page. */
export function useLibrary(isEnabled: boolean) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [LIBRARY_CALL],
      queryFn: ({ pageParam, signal }) =>
        callApi(LIBRARY_CALL, { query: { offset: pageParam }, signal }),
      initialPageParam: 0,
      getNextPageParam: (last: Answer, pages: Answer[]) => {
        const shown = countOf(pages)
        const { orders = [], total = 0 } = last.library ?? {}
        return orders.length > 0 && shown < total ? shown : undefined
      },
      enabled: isEnabled,
      staleTime: 0,
      // Nothing of it outlives the page.
      gcTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: 5 * MINUTE_MS,
    })
  const forget = useCallback(
    () => void queryClient.resetQueries({ queryKey: [LIBRARY_CALL] }),
    [queryClient],
  )

  useEffect(() => {
    // Going back may bring the page as it was, although somebody has signed out since.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && forget()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [forget])

  return {
    /** `undefined` until it is known, `null` to a browser that is not signed in. */
    library: data && libraryOf(data.pages),
    isFailed: data === undefined && error !== null,
    isFetching,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
    /** Takes it from the page at once, and asks again. */
    forget,
  }
}

const countOf = (pages: readonly Answer[]) =>
  pages.reduce((sum, { library }) => sum + (library?.orders.length ?? 0), 0)

function libraryOf(pages: readonly Answer[]): Library | null {
  const last = pages.at(-1)?.library
  if (!last || pages.some(({ library }) => library?.email !== last.email)) return null
  // An order that was placed meanwhile moves the others by one.
  const orders = new Map(
    pages
      .flatMap(({ library }) => library?.orders ?? [])
      .map((order) => [order.orderNumber, order]),
  )
  return { ...last, orders: [...orders.values()] }
}
