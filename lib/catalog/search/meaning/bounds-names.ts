import type { Platform } from '@/lib/catalog/product-facts'

// What a search may bound. Without the words for it, so that the browser may load it.

/** Less than an amount, no more than it, or more. */
export const PRICE_LIMITS = ['below', 'upTo', 'above'] as const
export type PriceLimit = (typeof PRICE_LIMITS)[number]

/** Bounds that a search names, which the facts of products are held against. */
export type Bounds = {
  platform: Platform | null
  isPerpetual: boolean
  termMonths: number | null
  /** {@link ENDLESS}: any number of them. */
  devices: number | null
  /** Whether more devices do as well. */
  isAtLeast: boolean
  /** In whole cents of the currency that was named; `null` for the one that the shopper sees. */
  price: {
    limit: PriceLimit
    cents: number
    currency: string | null
    /** In the store's currency, where that is another one. */
    ownCents?: number
  } | null
}
