import type { Product } from '@/lib/catalog/contracts'

/** What the cart needs to know of a product; a product card's product is enough. */
export type CartProduct = Pick<Product, 'id' | 'slug' | 'name' | 'price' | 'image' | 'publisher'>

/** A line of the cart. The id is `null` until the server has answered the add. */
export type CartLine = {
  id: string | null
  productId: number
  quantity: number
  product: CartProduct
}

/** One thing that a visitor does to the cart. Products are named by id: a new line has no id of its own yet. */
export type CartChange =
  | { type: 'add'; product: CartProduct; quantity: number }
  | { type: 'step'; productId: number; by: number }
  | { type: 'remove'; productId: number }
  | { type: 'clear' }

/** The most of one product that a cart takes, as the API's contract says. */
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

/** The cart with a line as the server answered it, in the place of that product's line. */
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
 * Which of the changes that are under way go to the server in one call with this one: clicks on
 * Increase and Decrease of the same product. None, when an earlier call has taken this one along.
 */
export function batchOf(change: CartChange, pending: readonly CartChange[]): CartChange[] {
  if (!pending.includes(change)) return []
  if (change.type !== 'step') return [change]
  return pending.filter((other) => other.type === 'step' && other.productId === change.productId)
}

/** One change that does what several steps do together. */
export function mergeChanges(change: CartChange, batch: readonly CartChange[]): CartChange {
  if (change.type !== 'step') return change
  const by = batch.reduce((sum, step) => sum + (step.type === 'step' ? step.by : 0), 0)
  return { ...change, by }
}
