import { articleSlug } from '@/lib/content/articles/article-rules'
import { TRANSLATED_LOCALES, type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
// Rules of the owner's own pages that form, menus and server share. Without schemas, so that the browser may load them.

export const MAX_PAGE_CONTENT = 60_000
export const MAX_META_TITLE = 120
export const MAX_META_DESCRIPTION = 320

/** The size limit of a body with a page: its texts in every language, of up to four bytes a character. */
export const MAX_PAGE_BODY_BYTES = 2 * 1024 * 1024

/** How many pages there may be: menus and searches read all of them. */
export const MOST_PAGES = 200

/** Where a page is, without a language. */
export const ownPagePath = (slug: string): string => `/pages/${slug}`

/** What stands below `/pages` in the store and in the back office. */
const RESERVED_SLUGS: readonly string[] = ['menus', 'new', 'preview']

/** Whether a slug can't be a page's, because its address is something else. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.includes(slug)

/** What a page says in one language. */
export type PageText = {
  title: string
  /** HTML; sanitised before it is stored. */
  content: string
  /** For search engines; empty: the title. */
  metaTitle: string
  metaDescription: string
}
export type PageTexts = Partial<Record<TranslatedLocale, PageText>>

/** The languages that a page has a text in. */
export const languagesOf = (texts: PageTexts): TranslatedLocale[] =>
  TRANSLATED_LOCALES.filter((language) => texts[language] !== undefined)

/** Which language is shown: the page's, or the store's default one, or the first that there is. */
const shownLanguage = (
  texts: Partial<Record<TranslatedLocale, unknown>>,
  locale: string,
  defaultLanguage: string,
): TranslatedLocale | undefined =>
  [textLocaleOf(locale), textLocaleOf(defaultLanguage), ...TRANSLATED_LOCALES].find(
    (language) => texts[language] !== undefined,
  )

/** What there is in a language, or in the one that is shown instead. */
export function inLanguage<T>(
  texts: Partial<Record<TranslatedLocale, T>>,
  locale: string,
  defaultLanguage: string,
): T | undefined {
  const language = shownLanguage(texts, locale, defaultLanguage)
  return language && texts[language]
}

/**
 * The text that a page shows in a language: its own, or that of the store's default language, or the first that there is.
 *
 * @returns `null` when it has none
 */
export function shownText(
  texts: PageTexts,
  locale: string,
  defaultLanguage: string,
): (PageText & { language: TranslatedLocale }) | null {
  const language = shownLanguage(texts, locale, defaultLanguage)
  const text = language && texts[language]
  return text ? { ...text, language } : null
}

/** The slug that a page gets when none is entered: of its title in the default language. */
export const slugOfTexts = (texts: PageTexts, defaultLanguage: string): string =>
  articleSlug(shownText(texts, defaultLanguage, defaultLanguage)?.title ?? '')
