/** The longest texts that the back office takes about an order; apart, for forms to know them without zod. */
export const MAX_NOTE_LENGTH = 4000
export const MAX_REASON_LENGTH = 300
