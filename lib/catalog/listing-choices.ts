// What listings and search offer. Without schemas, so that the browser may load it.

export const PRICE_BUCKETS = ['under50', '50to100', 'over100'] as const
export type PriceBucket = (typeof PRICE_BUCKETS)[number]

export const MINIMUM_RATINGS = [5, 4, 3] as const

/** What lists are narrowed down by, with how many products there are of each value. */
export const LISTED_FACTS = [
  'price',
  'rating',
  'publisher',
  'platform',
  'licenseType',
  'term',
  'devices',
  'inStock',
  'onSale',
] as const
export type ListedFact = (typeof LISTED_FACTS)[number]

/** How many products a listing page asks for at a time. */
export const PAGE_SIZE = 24

/** The longest search that is accepted. */
export const MAX_SEARCH_LENGTH = 200
