/** What sales can be looked at by. */
export const BREAKDOWNS = ['products', 'categories', 'currencies', 'languages'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]
