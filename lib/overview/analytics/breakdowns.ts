/** The dimensions of sales. */
export const BREAKDOWNS = [
  'products',
  'categories',
  'coupons',
  'countries',
  'sources',
  'campaigns',
  'methods',
  'currencies',
  'languages',
] as const
export type Breakdown = (typeof BREAKDOWNS)[number]
