/** What the search field and the call agree on; the browser reads it without the contract's zod. */
export const MIN_HELP_SEARCH_LENGTH = 2
export const MAX_HELP_SEARCH_LENGTH = 100
export const HELP_RESULTS = 20
