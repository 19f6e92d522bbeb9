import { TRANSLATED_LOCALES, type TranslatedLocale, textLocaleOf } from './locales'
// What somebody wrote in some of the languages that the store speaks.

export type ByLanguage<T> = Partial<Record<TranslatedLocale, T>>

/** What there is in each language, with something else where there is nothing. */
export const inEveryLanguage = <T>(
  texts: ByLanguage<T> | undefined,
  otherwise: T,
): Record<TranslatedLocale, T> =>
  Object.fromEntries(
    TRANSLATED_LOCALES.map((language) => [language, texts?.[language] ?? otherwise]),
  ) as Record<TranslatedLocale, T>

/** The languages that there is something in. */
export const languagesOf = (texts: ByLanguage<unknown>): TranslatedLocale[] =>
  TRANSLATED_LOCALES.filter((language) => texts[language] !== undefined)

/** Which language is shown: the page's, or the store's default one, or the first that there is. */
const shownLanguage = (
  texts: ByLanguage<unknown>,
  locale: string,
  defaultLanguage: string,
): TranslatedLocale | undefined =>
  [textLocaleOf(locale), textLocaleOf(defaultLanguage), ...TRANSLATED_LOCALES].find(
    (language) => texts[language] !== undefined,
  )

/** What there is in a language, or in the one that is shown instead. */
export function inLanguage<T>(
  texts: ByLanguage<T>,
  locale: string,
  defaultLanguage: string,
): T | undefined {
  const language = shownLanguage(texts, locale, defaultLanguage)
  return language && texts[language]
}

/**
 * The text that is shown in a language, with the language that it is in: its own, or that of the store's default language, or
 * the first that there is.
 *
 * @returns `null` when there is none
 */
export function shownText<T extends object>(
  texts: ByLanguage<T>,
  locale: string,
  defaultLanguage: string,
): (T & { language: TranslatedLocale }) | null {
  const language = shownLanguage(texts, locale, defaultLanguage)
  const text = language && texts[language]
  return text ? { ...text, language } : null
}
