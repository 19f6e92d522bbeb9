import { parseDecimal, toDecimal } from '@/lib/core/money'
import type { Priced } from './shop'

/** What a product costs, and outside of a sale that begins or ends at a set time. */
export type Prices = { price: string; originalPrice: string | null }
export type Sale = { regular: string; sale: string; from: Date | null; until: Date | null }

/**
 * Prices of WooCommerce as the store's own: while a sale is on, the regular price is the one that is struck through.
 *
 * @returns what is wrong with them, if anything is
 */
export function pricesOf(
  priced: Pick<
    Priced,
    'price' | 'regular_price' | 'sale_price' | 'date_on_sale_from_gmt' | 'date_on_sale_to_gmt'
  >,
  now: Date,
): { prices: Prices; sale: Sale | null } | { problem: string } {
  const regular = priced.regular_price || priced.price
  if (regular === '') return { problem: 'It has no price' }
  const cents = centsOf(regular)
  const saleCents = priced.sale_price === '' ? null : centsOf(priced.sale_price)
  if (cents === null) return { problem: 'Its price cannot be read' }
  if (saleCents === null || saleCents >= cents)
    return { prices: { price: toDecimal(cents), originalPrice: null }, sale: null }
  const sale: Sale = {
    regular: toDecimal(cents),
    sale: toDecimal(saleCents),
    from: priced.date_on_sale_from_gmt,
    until: priced.date_on_sale_to_gmt,
  }
  return {
    prices: pricesAt(sale, now),
    sale: turnOf(sale, now) === null ? null : sale,
  }
}

/** WooCommerce has up to four places behind the point; those that are zeros are none. */
const centsOf = (amount: string): number | null =>
  parseDecimal(amount.replace(/(\.\d{2})0+$/, '$1'))

/** What is asked at a time. */
export const pricesAt = ({ regular, sale, from, until }: Sale, now: Date): Prices =>
  (from === null || from <= now) && (until === null || now < until)
    ? { price: sale, originalPrice: regular }
    : { price: regular, originalPrice: null }

/** When a sale begins or ends next; `null`: never. */
export function turnOf({ from, until }: Sale, now: Date): Date | null {
  if (until !== null && until <= now) return null
  return from !== null && from > now ? from : until
}
