/** As many products as one order names. */
export const MAX_LINES = 100
