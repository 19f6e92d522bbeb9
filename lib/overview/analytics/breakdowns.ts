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
  'charged',
] as const
export type Breakdown = (typeof BREAKDOWNS)[number]
