import type { Product } from '@/lib/catalog/contracts'
import type { SearchedPage } from '@/lib/content/suggestions/searched-pages'

/** What can be chosen under the search field. */
export type SearchOption = { href: string } & (
  | { kind: 'product' | 'popular'; product: Product }
  | { kind: 'category' | 'publisher' | 'article'; text: string }
  | { kind: 'page'; page: SearchedPage }
  /** A page that the owner added. */
  | { kind: 'page'; text: string }
  /** Searches: all results of what was typed, and searches that were made earlier. */
  | { kind: 'all' | 'recent'; text: string }
)

/** What is shown under the search field. */
export type Offer = {
  options: readonly SearchOption[]
  /** What the products were searched for where none has what was typed. */
  instead: string | null
}

export const NO_OFFER: Offer = { options: [], instead: null }

/** The path of a search's results. */
export const searchHref = (text: string): string => `/search?q=${encodeURIComponent(text)}`
