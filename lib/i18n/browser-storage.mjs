// Where a browser keeps what its visitor chose.

/** In localStorage. */
export const CURRENCY_STORAGE_KEY = 'preferredCurrency'
/** In localStorage. */
export const LANGUAGE_STORAGE_KEY = 'preferredLanguage'
export const LANGUAGE_COOKIE = 'NEXT_LOCALE'
export const LANGUAGE_COOKIE_RULES = 'path=/; max-age=31536000; samesite=lax'

/** What an address names the currency by that its page opens in, for those who have chosen none. */
export const CURRENCY_PARAMETER = 'currency'
