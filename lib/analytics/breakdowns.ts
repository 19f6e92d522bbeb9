/** The dimensions of sales. */
export const BREAKDOWNS = [
  'products',
  'categories',
  'coupons',
  'countries',
  'methods',
  'currencies',
  'languages',
] as const
export type Breakdown = (typeof BREAKDOWNS)[number]
