import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'

const STORAGE_KEY = 'preferredLanguage'
const COOKIE = 'NEXT_LOCALE'
const COOKIE_RULES = 'path=/; max-age=31536000; samesite=lax'

/** Keeps the chosen language in the browser, and in the cookie that lets the server redirect. */
export function rememberLanguage(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `${COOKIE}=${locale}; ${COOKIE_RULES}`
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // The cookie alone will do.
  }
}

/**
 * For English pages, before they are painted: where the cookie is gone but the browser still knows
 * the chosen language, goes there.
 */
export const RESTORE_LANGUAGE_SCRIPT = `try{var l=localStorage.getItem('${STORAGE_KEY}');if(l&&l!=='${DEFAULT_LOCALE}'&&${JSON.stringify(LOCALES)}.includes(l)&&!/(^|; )${COOKIE}=/.test(document.cookie)){document.cookie='${COOKIE}='+l+'; ${COOKIE_RULES}';var p=location.pathname;location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}}catch(e){}`
