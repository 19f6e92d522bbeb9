import { MutationObserver, type QueryClient, queryOptions } from '@tanstack/react-query'
import { trackShopEvent } from '@/components/plugins/tracking/shop-events'
import type { Selling } from '@/lib/pricing/selling'
import { CART_CALL, CartError, fetchCart, sendChange } from './cart-calls'
import {
  applyChange,
  batchOf,
  type CartChange,
  type CartLine,
  type CartProduct,
  itemCount,
  mergeChanges,
} from './cart-lines'
import { refreshCouponOfProducts } from './coupons/coupon-calls'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Delay of the refetch after a removal. */
const REMOVAL_REFRESH_DELAY_MS = 100

const CART = [CART_CALL] as const

/**
 * The cart as confirmed by the server, and the pending changes. What is shown
 * is the former with the latter applied: a failed change leaves no trace, however many are pending.
 */
export type CartState = { confirmed: CartLine[]; changes: CartChange[] }

const EMPTY: CartState = { confirmed: [], changes: [] }

const stateOf = (client: QueryClient) => client.getQueryData<CartState>(CART) ?? EMPTY

/** The lines as shown: the confirmed ones with the pending changes applied. */
export const shownLines = ({ confirmed, changes }: CartState) =>
  changes.reduce(applyChange, confirmed)

/** Whether no change is pending. */
export const isIdle = (client: QueryClient) => stateOf(client).changes.length === 0

/** Resolves when no change is pending. */
function whenIdle(client: QueryClient): Promise<void> {
  if (isIdle(client)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (!isIdle(client)) return
      stop()
      resolve()
    })
  })
}

/** The cart's query options, which differ from the defaults. */
export const cartQuery = (client: QueryClient) => {
  // While changes are pending, the server's cart is neither the confirmed nor the shown one.
  const refetchWhenIdle = () => isIdle(client)
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
    // Changes are compared by identity, which structural sharing would lose.
    structuralSharing: false,
    refetchOnMount: refetchWhenIdle,
  })
}

/** Fetches the cart anew. */
export function refetchCart(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: CART })
}

/** The number of items as shown. */
export const shownCount = (client: QueryClient): number => itemCount(shownLines(stateOf(client)))

const isRefused = (error: Error) =>
  error instanceof CartError && error.status !== null && error.status < 500

/**
 * Changes the cart: applied optimistically, sent one after the other in click order, rolled back
 * when the server rejects it, and refetched after the last one.
 *
 * @param selling what they are charged in
 * @param onApplied called whenever a change is shown
 */
export function cartActions(client: QueryClient, selling: Selling, onApplied?: () => void) {
  const settle = (settled: readonly CartChange[], confirmed: CartLine[]) => {
    const changes = stateOf(client).changes.filter((change) => !settled.includes(change))
    client.setQueryData<CartState>(CART, { confirmed, changes })
  }
  const change = new MutationObserver(client, {
    scope: { id: 'cart' },
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && !isRefused(error),
    mutationFn: async (change: CartChange) => {
      const { confirmed, changes } = stateOf(client)
      const batch = batchOf(change, changes)
      if (batch.length === 0) return { lines: confirmed, batch }
      return { lines: await sendChange(mergeChanges(change, batch), confirmed), batch }
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: CART })
      const { confirmed, changes } = stateOf(client)
      client.setQueryData<CartState>(CART, { confirmed, changes: [...changes, change] })
      onApplied?.()
    },
    onSuccess: ({ lines, batch }) => settle(batch, lines),
    onError: (_error, change) => {
      const { confirmed, changes } = stateOf(client)
      settle(batchOf(change, changes), confirmed)
    },
    onSettled: (answer, _error, change) => {
      // An earlier call has sent it in its batch and refreshed the cart.
      if (answer?.batch.length === 0) return
      const refresh = () => {
        if (!isIdle(client)) return
        refetchCart(client)
        refreshCouponOfProducts(client)
      }
      setTimeout(refresh, change.type === 'remove' ? REMOVAL_REFRESH_DELAY_MS : 0)
    },
  })

  const mutateAsync = (wanted: CartChange) => change.mutate(wanted)

  return {
    /** @throws CartError 'Failed to add to cart' */
    add: async (product: CartProduct, quantity: number) => {
      await mutateAsync({ type: 'add', product, quantity })
      trackShopEvent({ name: 'add_to_cart', product, quantity, selling })
    },
    /** One more or one less; one less than 1 removes the line. @throws CartError */
    step: ({ productId, quantity }: CartLine, by: 1 | -1) =>
      mutateAsync(
        quantity + by < 1 ? { type: 'remove', productId } : { type: 'step', productId, by },
      ),
    /** One less of a product, however many there are. @throws CartError */
    removeOne: (productId: number) => mutateAsync({ type: 'step', productId, by: -1 }),
    /** @throws CartError 'Failed to remove cart item: {body}' */
    remove: (productId: number) => mutateAsync({ type: 'remove', productId }),
    /** @throws CartError 'Failed to clear cart' */
    clear: () => mutateAsync({ type: 'clear' }),
    /** Resolves when the server knows everything that is shown. */
    whenSynced: () => whenIdle(client),
  }
}
