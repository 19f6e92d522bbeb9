// Where a browser keeps what its visitor chose.

/** In localStorage. */
export const CURRENCY_STORAGE_KEY = 'preferredCurrency'
/** In localStorage. */
export const LANGUAGE_STORAGE_KEY = 'preferredLanguage'
export const LANGUAGE_COOKIE = 'NEXT_LOCALE'
export const LANGUAGE_COOKIE_RULES = 'path=/; max-age=31536000; samesite=lax'
