/**
 * Maximum lengths of the back office's texts about an order; in a separate file so that forms don't
 * load zod.
 */
export const MAX_NOTE_LENGTH = 4000
export const MAX_REASON_LENGTH = 300
/** More orders of a buyer are not counted where buyers are searched for. */
export const COUNTED_ORDERS = 100
