'use client'

import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { trackShopEvent } from '@/components/analytics/shop-events'
import { CartError, fetchCart, sendChange } from './cart-calls'
import {
  applyChange,
  type CartChange,
  type CartLine,
  type CartProduct,
  combined,
  itemCount,
  sentTogether,
} from './cart-lines'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long the refresh after a removal waits (spec: storefront, section 4). */
const REMOVAL_REFRESH_DELAY_MS = 100

const CART = ['cart'] as const

/**
 * The cart as the server has confirmed it and the changes that are still under way. What is shown
 * is the one with the others applied: a change that fails leaves no trace, however many run beside it.
 */
type CartState = { confirmed: CartLine[]; changes: CartChange[] }

const EMPTY: CartState = { confirmed: [], changes: [] }

const stateOf = (client: QueryClient) => client.getQueryData<CartState>(CART) ?? EMPTY

const shownLines = ({ confirmed, changes }: CartState) => changes.reduce(applyChange, confirmed)

const isQuiet = (client: QueryClient) => stateOf(client).changes.length === 0

function whenQuiet(client: QueryClient): Promise<void> {
  if (isQuiet(client)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (!isQuiet(client)) return
      stop()
      resolve()
    })
  })
}

/** The cart's own data handling (spec: storefront, section 7). */
export const cartQuery = (client: QueryClient) => {
  // While changes are under way the server's cart is neither the confirmed nor the shown one.
  const whileQuiet = () => isQuiet(client)
  return queryOptions({
    queryKey: CART,
    queryFn: async ({ signal }): Promise<CartState> => {
      const confirmed = await fetchCart(signal)
      return { confirmed, changes: stateOf(client).changes }
    },
    staleTime: 30 * SECOND,
    gcTime: 5 * MINUTE,
    retry: 1,
    networkMode: 'always',
    // Changes are told apart by identity, which sharing would lose.
    structuralSharing: false,
    refetchOnMount: whileQuiet,
  })
}

/** The cart's lines as shown; undefined until they are known. */
export function useCart() {
  const { data, isError, isFetching, refetch } = useQuery(cartQuery(useQueryClient()))
  return { lines: data && shownLines(data), isError, isFetching, refetch }
}

/** Gives a function that fetches a stale cart anew, for the moment before somebody looks at it. */
export function useCartRefresh() {
  const client = useQueryClient()
  return () => {
    if (isQuiet(client)) void client.prefetchQuery(cartQuery(client))
  }
}

/** The number of the header's badge: the sum of quantities. */
export function useCartCount(): number {
  const { data } = useQuery({
    ...cartQuery(useQueryClient()),
    select: (state) => itemCount(shownLines(state)),
  })
  return data ?? 0
}

const isRefused = (error: Error) =>
  error instanceof CartError && error.status !== null && error.status < 500

/**
 * Changes the cart: shown at once, sent one after the other in the order of the clicks, taken back
 * when the server refuses, and fetched anew after the last one.
 */
export function useCartActions() {
  const client = useQueryClient()
  const settle = (settled: readonly CartChange[], confirmed: CartLine[]) => {
    const changes = stateOf(client).changes.filter((change) => !settled.includes(change))
    client.setQueryData<CartState>(CART, { confirmed, changes })
  }
  const { mutateAsync } = useMutation({
    scope: { id: 'cart' },
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && !isRefused(error),
    mutationFn: async (change: CartChange) => {
      const { confirmed, changes } = stateOf(client)
      const together = sentTogether(change, changes)
      if (together.length === 0) return { lines: confirmed, together }
      return { lines: await sendChange(combined(change, together), confirmed), together }
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: CART })
      const { confirmed, changes } = stateOf(client)
      client.setQueryData<CartState>(CART, { confirmed, changes: [...changes, change] })
    },
    onSuccess: ({ lines, together }) => settle(together, lines),
    onError: (_error, change) => {
      const { confirmed, changes } = stateOf(client)
      settle(sentTogether(change, changes), confirmed)
    },
    onSettled: (answer, _error, change) => {
      // An earlier call took it along and has refreshed the cart.
      if (answer?.together.length === 0) return
      const refresh = () => {
        if (isQuiet(client)) void client.invalidateQueries({ queryKey: CART })
      }
      setTimeout(refresh, change.type === 'remove' ? REMOVAL_REFRESH_DELAY_MS : 0)
    },
  })

  return {
    /** @throws CartError 'Failed to add to cart' */
    add: async (product: CartProduct, quantity = 1) => {
      await mutateAsync({ type: 'add', product, quantity })
      trackShopEvent({ name: 'add_to_cart', product, quantity })
    },
    /** One more or one less; one less than 1 removes the line. @throws CartError */
    step: ({ productId, quantity }: CartLine, by: 1 | -1) =>
      mutateAsync(
        quantity + by < 1 ? { type: 'remove', productId } : { type: 'step', productId, by },
      ),
    /** One less of a product, however many there are. @throws CartError */
    takeOne: (productId: number) => mutateAsync({ type: 'step', productId, by: -1 }),
    /** @throws CartError 'Failed to remove cart item: {body}' */
    remove: (productId: number) => mutateAsync({ type: 'remove', productId }),
    /** @throws CartError 'Failed to clear cart' */
    clear: () => mutateAsync({ type: 'clear' }),
    /** Resolves when the server knows everything that is shown. */
    whenSent: () => whenQuiet(client),
  }
}
