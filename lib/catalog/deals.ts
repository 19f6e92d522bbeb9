// What the lists of Hot Deals show. Without schemas, so that the browser may load it.

export const DEALS = ['featured', 'today', 'flash'] as const
export type Deal = (typeof DEALS)[number]

type DealRule = {
  /** At least this rating. */
  minRating?: number
  /** At most the price where the price filters part prices. */
  most?: 'low' | 'high'
  sort: 'price-low' | 'rating'
  /** How many products the list shows. */
  count: number
}

/** The rules of the lists; both bounds are inclusive. */
export const DEAL_RULES: Record<Deal, DealRule> = {
  featured: { minRating: 4.5, most: 'high', sort: 'price-low', count: 8 },
  today: { most: 'low', sort: 'rating', count: 6 },
  flash: { minRating: 4, sort: 'price-low', count: 4 },
}
