// The pages that the store came with whose text the owner may replace. Without schemas, so that the browser may load them.

/** In the order in which they are listed. */
export const STORE_TEXT_PAGES = [
  'terms',
  'privacy',
  'returns',
  'disclaimer',
  'aboutUs',
  'requirements',
  'questions',
] as const
export type StoreTextPage = (typeof STORE_TEXT_PAGES)[number]

/** Where each is, without a language. */
export const STORE_TEXT_PATHS: Readonly<Record<StoreTextPage, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  returns: '/returns',
  disclaimer: '/disclaimer',
  aboutUs: '/about',
  requirements: '/system-requirements',
  questions: '/help#faqs',
}

/** The one whose text is all that an address shows. */
export const storeTextPageAt = (path: string): StoreTextPage | undefined =>
  STORE_TEXT_PAGES.find((page) => STORE_TEXT_PATHS[page] === path)
