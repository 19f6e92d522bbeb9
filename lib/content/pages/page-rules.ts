import { articleSlug } from '@/lib/content/articles/article-rules'
import { type ByLanguage, inLanguage, languagesOf, shownText } from '@/lib/i18n/texts-by-language'
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
export type PageTexts = ByLanguage<PageText>

export { inLanguage, languagesOf, shownText }

/** The slug that a page gets when none is entered: of its title in the default language. */
export const slugOfTexts = (texts: PageTexts, defaultLanguage: string): string =>
  articleSlug(shownText(texts, defaultLanguage, defaultLanguage)?.title ?? '')
