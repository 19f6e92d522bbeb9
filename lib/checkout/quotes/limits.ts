export const MAX_QUOTE_ADDRESS = 500
