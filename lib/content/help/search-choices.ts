/** The limits of a search; apart from the contract, so that the browser loads no zod for them. */
export const MIN_HELP_SEARCH_LENGTH = 2
export const MAX_HELP_SEARCH_LENGTH = 100
export const HELP_RESULTS = 20
