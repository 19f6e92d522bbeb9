'use client'

import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '@/components/ui/query-client'
import type { Selling } from '@/lib/pricing/selling'
import { cartActions, cartQuery, isIdle, refetchCart, shownCount, shownLines } from './cart-actions'
import { CartError } from './cart-calls'
import { publishCartCount } from './cart-count'
import type { CartProduct } from './cart-lines'

/**
 * The cart of this browser, for whoever does not show its lines. Loaded when there is a cart, and when a
 * product is about to be added. Keeps the header's number up to date from then on.
 */
const client = queryClient()
client.mount()
const publish = () => publishCartCount(shownCount(client))
new QueryObserver(client, cartQuery(client)).subscribe(publish)

/** Adds some of a product. @param onTaken when the cart counts it @throws CartError */
export async function addToCart(
  product: CartProduct,
  { quantity, selling }: { quantity: number; selling: Selling },
  onTaken: () => void,
): Promise<void> {
  await cartActions(client, selling, () => {
    publish()
    onTaken()
  }).add(product, quantity)
}

/** Whether the cart has a product. @throws CartError */
export async function isInCart(productId: number): Promise<boolean> {
  const cart = await client.fetchQuery(cartQuery(client))
  return shownLines(cart).some(({ product }) => product.id === productId)
}

/** Refetches a stale cart, to call right before it is shown. */
export function refreshCart(): void {
  if (isIdle(client)) void client.prefetchQuery(cartQuery(client))
}

/** Fetches the cart anew, after it was changed elsewhere. */
export const reloadCart = (): void => refetchCart(client)

/** The server's message about a conflict, such as a product that is out of stock. */
export const conflictMessageOf = (error: unknown): string | null =>
  error instanceof CartError ? error.conflictMessage : null
