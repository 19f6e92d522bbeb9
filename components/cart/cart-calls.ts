import { callApi } from '@/lib/api/client'
import type { CartItem } from '@/lib/cart/contracts'
import { type CartSource, cartSourceOf } from '@/lib/cart/read-source'
import { HttpError, isApiError } from '@/lib/http/client'
import { applyChange, type CartChange, type CartLine, replaceLine } from './cart-lines'
import { cartSession, sessionHeader } from './cart-session'

/** A failed cart call; the cause is the HTTP or network error. */
export class CartError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'CartError'
  }

  /** The response's status, or `null` without a response. */
  get status(): number | null {
    return this.cause instanceof HttpError ? this.cause.status : null
  }

  /** The server's message about a conflict, such as a product that is out of stock. */
  get conflictMessage(): string | null {
    return this.cause instanceof HttpError && this.status === 409 ? this.cause.serverMessage : null
  }
}

async function orFail<T>(
  call: Promise<T>,
  message: string | ((body: string) => string),
): Promise<T> {
  try {
    return await call
  } catch (cause) {
    const body = cause instanceof HttpError ? cause.body : String(cause)
    throw new CartError(typeof message === 'string' ? message : message(body), cause)
  }
}

/** The call that reads the cart. */
export const CART_CALL = 'GET /api/cart'

export async function fetchCart(signal: AbortSignal): Promise<CartItem[]> {
  if (cartSession().isNew) return []
  return orFail(
    callApi(CART_CALL, { headers: sessionHeader(), signal }),
    'Failed to fetch cart items',
  )
}

/** A change reaches the store also when its page is left at once: the visitor was told that it is made. */
const changing = () => ({ headers: sessionHeader(), keepalive: true })

/**
 * Sends one change of the cart.
 *
 * @param lines the cart as confirmed by the server
 * @returns the cart after the change
 */
export async function sendChange(
  change: CartChange,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  switch (change.type) {
    case 'add': {
      const source = sourceOfVisit()
      const body = {
        productId: change.product.id,
        quantity: change.quantity,
        ...(source && { source }),
      }
      const call = callApi('POST /api/cart', { ...changing(), body })
      return replaceLine(lines, await orFail(call, 'Failed to add to cart'))
    }
    case 'step':
    case 'remove':
      return sendLineChange(change, lines)
    case 'clear':
      await orFail(callApi('DELETE /api/cart', changing()), 'Failed to clear cart')
      return []
  }
}

async function sendLineChange(
  change: Extract<CartChange, { productId: number }>,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  const line = lines.find(({ productId }) => productId === change.productId)
  // Its add failed, which was reported: there is nothing to change.
  if (!line?.id) return [...lines]
  const params = { itemId: line.id }
  const [changed] = applyChange([line], change)
  if (changed) {
    const call = callApi('PATCH /api/cart/[itemId]', {
      params,
      keepalive: true,
      body: { quantity: changed.quantity },
    })
    return replaceLine(lines, await orFail(call, 'Failed to update cart item'))
  }
  await orFail(
    callApi('DELETE /api/cart/[itemId]', { params, ...changing() }).catch(ignoreNotFound),
    (body) => `Failed to remove cart item: ${body}`,
  )
  return lines.filter(({ productId }) => productId !== change.productId)
}

/** A line that another tab has already removed counts as removed. */
function ignoreNotFound(error: unknown) {
  if (!isApiError(error, 'not_found')) throw error
}

/** Where this visit came from. The browser keeps it with the page that was loaded; nothing is stored for it. */
function sourceOfVisit(): CartSource | null {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? cartSourceOf(loaded.name, document.referrer) : null
}
