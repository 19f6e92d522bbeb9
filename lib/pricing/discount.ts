import { toCents } from '@/lib/core/money'
import type { TypedPrices } from './typed-prices'

/** What a price that is struck through is. */
export const FORMER_PRICE_KINDS = ['recommended', 'lowest30'] as const
export type FormerPriceKind = (typeof FORMER_PRICE_KINDS)[number]

/**
 * How much cheaper a product is than its original price.
 *
 * @returns whole percent, `round((1 - price / originalPrice) × 100)`,
 *   or `null` when there is nothing to show
 */
export function discountPercent(
  priceCents: number,
  originalPriceCents: number | null,
): number | null {
  if (originalPriceCents === null || originalPriceCents <= 0) return null
  const percent = Math.round((1 - priceCents / originalPriceCents) * 100)
  return percent > 0 ? percent : null
}

/** A product's price and what it is struck through for: decimal strings. */
type Reducible = {
  price: string
  originalPrice: string | null
  prices?: TypedPrices
  originalPriceKind?: FormerPriceKind
}

/**
 * What a product says that is saved. Counted from the lowest price of 30 days it is never said to be more than in any currency
 * that has a price of its own.
 *
 * @returns whole percent, or `null` when there is nothing to show
 */
export function savedPercent({
  price,
  originalPrice,
  prices = {},
  originalPriceKind = 'recommended',
}: Reducible): number | null {
  if (originalPrice === null) return null
  if (originalPriceKind === 'recommended')
    return discountPercent(toCents(price), toCents(originalPrice))
  const reductions = [{ price, originalPrice }, ...Object.values(prices)].flatMap((each) =>
    each.originalPrice === null ? [] : [wholePercent(each.price, each.originalPrice)],
  )
  const least = Math.min(...reductions)
  return least > 0 ? least : null
}

const wholePercent = (price: string, former: string): number => {
  const cents = toCents(former)
  return cents > 0 ? Math.floor(((cents - toCents(price)) * 100) / cents) : 0
}
