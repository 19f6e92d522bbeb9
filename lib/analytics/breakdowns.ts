/** The dimensions of sales. */
export const BREAKDOWNS = ['products', 'categories', 'currencies', 'languages'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]
