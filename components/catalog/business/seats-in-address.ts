import { MAX_LINE_QUANTITY } from '@/components/cart/cart-lines'
import { isProductId } from '@/components/catalog/stored-product-ids'

/** What an address asks for, such as that on a quote: `?product=12&seats=10`. */
export type AskedSeats = { product: number | null; seats: number }

/** How many are calculated with before anybody said. */
const FIRST_SEATS = 10

/** A number of seats as it is typed; `null` for what is none. */
export function seatsOf(typed: string): number | null {
  const seats = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return seats >= 1 && seats <= MAX_LINE_QUANTITY ? seats : null
}

/** Reads it. What is no product is none, and what is no number of seats the usual one. */
export function askedSeats(query: URLSearchParams): AskedSeats {
  const named = query.get('product') ?? ''
  const product = /^\d{1,10}$/.test(named) ? Number(named) : 0
  return {
    product: isProductId(product) ? product : null,
    seats: seatsOf(query.get('seats') ?? '') ?? FIRST_SEATS,
  }
}
