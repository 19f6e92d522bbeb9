import {
  DEFAULT_LOCALE,
  type Locale,
  PRERENDERED_LOCALES,
  TRANSLATED_LOCALES,
} from '@/lib/i18n/locales'

/** Pages that say in every language what somebody wrote in one, with the store's words around it. */
const WRITTEN =
  /^\/(?:products\/.|category\/|collection\/|brands\/.|knowledge|pages\/|help|careers|about$|terms$|privacy$|returns$|disclaimer$|system-requirements$)/

/**
 * The languages in which search engines list a page: all that the store speaks, but not the same text of an owner in each of them
 * with another frame.
 *
 * @param path without language
 */
export const listedLanguages = (path: string): readonly Locale[] =>
  WRITTEN.test(path) ? PRERENDERED_LOCALES : TRANSLATED_LOCALES

/**
 * The language in which a page is listed that is shown in another.
 *
 * @param languages in which what somebody wrote on it is, the original's first, where that is known
 */
export const listedLanguageOf = (
  path: string,
  locale: Locale,
  languages: readonly Locale[] = listedLanguages(path),
): Locale =>
  languages.includes(locale)
    ? locale
    : languages.includes(DEFAULT_LOCALE)
      ? DEFAULT_LOCALE
      : (languages[0] ?? DEFAULT_LOCALE)
