import type { Product } from '@/lib/catalog/contracts'

/** The product fields that the cart needs; a product card has them. */
export type CartProduct = Pick<Product, 'id' | 'slug' | 'name' | 'price' | 'image' | 'publisher'> &
  Partial<Pick<Product, 'prices' | 'volumePrices' | 'isGiftCard' | 'keysReady' | 'availableFrom'>>

/** A line of the cart. The id is `null` until the server has answered the add. */
export type CartLine = {
  id: string | null
  productId: number
  quantity: number
  product: CartProduct
}

/** One change of the cart, identified by product id: a new line has no id yet. */
export type CartChange =
  | { type: 'add'; product: CartProduct; quantity: number }
  | { type: 'step'; productId: number; by: number }
  | { type: 'remove'; productId: number }
  | { type: 'clear' }

/** The maximum quantity per line, as in the API's contract. */
export const MAX_LINE_QUANTITY = 99

/**
 * The cart after a change: adding what is there already increases its quantity, anything else is
 * appended; a quantity that falls below 1 removes the line.
 */
export function applyChange(lines: readonly CartLine[], change: CartChange): CartLine[] {
  switch (change.type) {
    case 'add':
      return added(lines, change.product, change.quantity)
    case 'step':
      return lines.flatMap((line) => {
        if (line.productId !== change.productId) return [line]
        const quantity = Math.min(line.quantity + change.by, MAX_LINE_QUANTITY)
        return quantity < 1 ? [] : [{ ...line, quantity }]
      })
    case 'remove':
      return lines.filter((line) => line.productId !== change.productId)
    case 'clear':
      return []
  }
}

function added(lines: readonly CartLine[], product: CartProduct, quantity: number): CartLine[] {
  if (!lines.some((line) => line.productId === product.id))
    return [...lines, { id: null, productId: product.id, quantity, product }]
  return lines.map((line) =>
    line.productId === product.id
      ? { ...line, quantity: Math.min(line.quantity + quantity, MAX_LINE_QUANTITY) }
      : line,
  )
}

/** The cart with one line replaced by the server's version. */
export function replaceLine(lines: readonly CartLine[], answer: CartLine): CartLine[] {
  const known = lines.some((line) => line.productId === answer.productId)
  return known
    ? lines.map((line) => (line.productId === answer.productId ? answer : line))
    : [...lines, answer]
}

/** The number of the header's badge. */
export const itemCount = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Which pending changes are sent to the server in one call with this one: clicks on
 * Increase and Decrease of the same product. None, when an earlier call has already sent this one.
 */
export function batchOf(change: CartChange, pending: readonly CartChange[]): CartChange[] {
  if (!pending.includes(change)) return []
  if (change.type !== 'step') return [change]
  return pending.filter((other) => other.type === 'step' && other.productId === change.productId)
}

/** Merges several quantity changes into one. */
export function mergeChanges(change: CartChange, batch: readonly CartChange[]): CartChange {
  if (change.type !== 'step') return change
  const by = batch.reduce((sum, step) => sum + (step.type === 'step' ? step.by : 0), 0)
  return { ...change, by }
}
