import { DEFAULT_LOCALE, directionOf, type TranslatedLocale } from './locales'

type OfDocument = { lang?: string; dir?: 'ltr' | 'rtl' }

/**
 * Attributes of an element whose text is English on a page of any language, so that screen readers
 * pronounce it and browsers offer to translate it.
 */
export function englishText(locale: string): { lang?: string } {
  return locale === DEFAULT_LOCALE ? {} : { lang: 'en' }
}

/** The same for a text of the catalogue, which is English unless it is translated into the page's language. */
export const catalogueText = (
  locale: string,
  { translated }: { translated?: readonly string[] | undefined },
  field: string,
): { lang?: string } => (translated?.includes(field) ? {} : englishText(locale))

/** The same for whole pages of text, which are read from the left even where the page is not. */
export function englishDocument(locale: string): OfDocument {
  return documentIn(DEFAULT_LOCALE, locale)
}

/** The same for whole pages of text in a language that the store speaks. */
export function documentIn(language: TranslatedLocale, locale: string): OfDocument {
  const dir = directionOf(language)
  return {
    ...(language === locale ? {} : { lang: language }),
    ...(dir === directionOf(locale) ? {} : { dir }),
  }
}
