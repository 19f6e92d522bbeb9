import { DEFAULT_LOCALE, directionOf, type TranslatedLocale } from './locales'

/**
 * Attributes of an element whose text is English on a page of any language, so that screen readers
 * pronounce it and browsers offer to translate it.
 */
export function englishText(locale: string): { lang?: string } {
  return locale === DEFAULT_LOCALE ? {} : { lang: 'en' }
}

/** The same for whole pages of text, which are read from the left even where the page is not. */
export function englishDocument(locale: string): { lang?: string; dir?: 'ltr' } {
  return documentIn(DEFAULT_LOCALE, locale)
}

/** The same for whole pages of text in a language that the store speaks, all of which are read from the left. */
export function documentIn(
  language: TranslatedLocale,
  locale: string,
): { lang?: string; dir?: 'ltr' } {
  return {
    ...(language === locale ? {} : { lang: language }),
    ...(directionOf(locale) === 'rtl' ? { dir: 'ltr' as const } : {}),
  }
}
