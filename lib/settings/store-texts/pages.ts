// The pages that the store came with whose text the owner may replace. Without schemas, so that the browser may load them.

/** Where each is, without a language. */
export const STORE_TEXT_PATHS = {
  terms: '/terms',
  privacy: '/privacy',
  disclaimer: '/disclaimer',
  returns: '/returns',
} as const
export type StoreTextPage = keyof typeof STORE_TEXT_PATHS

/** In the order in which they are listed. */
export const STORE_TEXT_PAGES = [
  'terms',
  'privacy',
  'returns',
  'disclaimer',
] as const satisfies readonly StoreTextPage[]

/** The page at an address, where it is one of them. */
export const storeTextPageAt = (path: string): StoreTextPage | undefined =>
  STORE_TEXT_PAGES.find((page) => STORE_TEXT_PATHS[page] === path)
