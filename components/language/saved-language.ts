import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'

const STORAGE_KEY = 'preferredLanguage'
const COOKIE = 'NEXT_LOCALE'
const COOKIE_RULES = 'path=/; max-age=31536000; samesite=lax'

/** Saves the chosen language in localStorage, and in the cookie for the server's redirect. */
export function saveLanguage(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `${COOKIE}=${locale}; ${COOKIE_RULES}`
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // The cookie is sufficient.
  }
}

/**
 * For English pages, before the first paint and without a cookie: when localStorage
 * has a chosen language, redirects there; when nothing was chosen and the browser accepts no
 * language of the store, redirects to the default one. Part of the page, so that
 * no middleware needs the database.
 */
export function languageScript(defaultLanguage: Locale): string {
  const restore = `var l=localStorage.getItem('${STORAGE_KEY}'),L=${JSON.stringify(LOCALES)};if(!L.includes(l))l=null;if(l)document.cookie='${COOKIE}='+l+'; ${COOKIE_RULES}';`
  const byDefault =
    defaultLanguage === DEFAULT_LOCALE
      ? ''
      : `else if(!(navigator.languages||[navigator.language]).some(function(n){return L.includes(n.slice(0,2).toLowerCase())}))l='${defaultLanguage}';`
  const go = `if(l&&l!=='${DEFAULT_LOCALE}'){var p=location.pathname;location.replace('/'+l+(p==='/'?'':p)+location.search+location.hash)}`
  return `try{if(!/(^|; )${COOKIE}=/.test(document.cookie)){${restore}${byDefault}${go}}}catch(e){}`
}
