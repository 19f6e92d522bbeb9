/** How money came that came outside of the store. */
export const MANUAL_MEANS = ['bank_transfer', 'cash', 'other'] as const
export type ManualMeans = (typeof MANUAL_MEANS)[number]

/** As long as the reference of a transfer, with what is added by hand. */
export const MAX_MANUAL_REFERENCE = 120
