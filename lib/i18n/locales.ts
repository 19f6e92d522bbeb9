import { DEFAULT_LOCALE as defaultLocale, LANGUAGES } from './languages.mjs'

export { LANGUAGES }

export type Locale = (typeof LANGUAGES)[number]['code']

export const LOCALES: readonly Locale[] = LANGUAGES.map(({ code }) => code)

export const DEFAULT_LOCALE = defaultLocale satisfies Locale

/** The languages that have messages of their own; the others fall back to English text by text. */
export const TRANSLATED_LOCALES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'ja',
  'ko',
  'zh',
  'hi',
  'ar',
  'nl',
  'sv',
  'no',
  'da',
  'fi',
  'pl',
  'cs',
  'hu',
  'tr',
  'th',
  'vi',
  'id',
  'ms',
] as const satisfies Locale[]
export type TranslatedLocale = (typeof TRANSLATED_LOCALES)[number]

/** The languages of the back office. */
export const BACK_OFFICE_LOCALES = [
  'en',
  'es',
  'fr',
  'de',
  'ja',
  'zh',
] as const satisfies TranslatedLocale[]
export type BackOfficeLocale = (typeof BACK_OFFICE_LOCALES)[number]

/** The languages whose pages are rendered by the build; those of the others are on their first visit. */
export const PRERENDERED_LOCALES: readonly Locale[] = [...BACK_OFFICE_LOCALES]

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The language that a page's texts are in: the page's own, or English where the store does not speak it. */
export function textLocaleOf(locale: string): TranslatedLocale {
  return TRANSLATED_LOCALES.find((translated) => translated === locale) ?? DEFAULT_LOCALE
}

/** The language that a page of the back office is in: the one that was chosen, or English. */
export const backOfficeLocaleOf = (locale: string): BackOfficeLocale =>
  BACK_OFFICE_LOCALES.find((spoken) => spoken === locale) ?? DEFAULT_LOCALE

/**
 * The `lang` of a page's body where it is not the page's own: texts that fall back to English are to be
 * read, hyphenated and offered for translation as English. What is in the page's language in
 * spite of that, such as dates, says so itself.
 */
export function fallbackLang(locale: Locale): Locale | undefined {
  const texts = textLocaleOf(locale)
  return texts === locale ? undefined : texts
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return LANGUAGES.some((language) => language.code === locale && 'rtl' in language) ? 'rtl' : 'ltr'
}
