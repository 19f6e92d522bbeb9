import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_RULES,
  LANGUAGE_STORAGE_KEY,
} from '@/lib/i18n/browser-storage.mjs'
import type { Locale } from '@/lib/i18n/locales'

/** Saves the chosen language in localStorage, and in the cookie for the server's redirect. */
export function saveLanguage(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = `${LANGUAGE_COOKIE}=${locale}; ${LANGUAGE_COOKIE_RULES}`
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, locale)
  } catch {
    // The cookie is sufficient.
  }
}
