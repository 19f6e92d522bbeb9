import type { TranslatedLocale } from '@/lib/i18n/locales'
import type { Platform } from './product-facts'

// Products that an owner shows together. Without schemas, so that the browser may load it.

export const COLLECTION_KINDS = ['hand', 'rules'] as const
export type CollectionKind = (typeof COLLECTION_KINDS)[number]

/** The orders of a collection; `chosen` is the owner's own, which only one by hand has. */
export const COLLECTION_SORTS = [
  'chosen',
  'popularity',
  'price-low',
  'price-high',
  'newest',
  'name',
  'rating',
] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

export const MAX_COLLECTIONS = 100
/** So many products are chosen by hand. */
export const MAX_CHOSEN = 500
export const MAX_NEW_DAYS = 3650

/** What products of a collection keep to: all of it; of several values of one kind, one. */
export type CollectionRules = {
  publishers: string[]
  platforms: Platform[]
  /** Main categories with what is in their subcategories, and subcategories. */
  categoryIds: number[]
  tags: string[]
  /** In the store's own currency, both inclusive. */
  priceFrom: string | null
  priceTo: string | null
  inStock: boolean
  onSale: boolean
  /** Added within so many days. */
  newWithinDays: number | null
}

export const NO_RULES: CollectionRules = {
  publishers: [],
  platforms: [],
  categoryIds: [],
  tags: [],
  priceFrom: null,
  priceTo: null,
  inStock: false,
  onSale: false,
  newWithinDays: null,
}

/** Whether rules say anything: without any, a collection would be the whole store. */
export const saysAnything = (rules: CollectionRules): boolean =>
  Object.values(rules).some((rule) => (Array.isArray(rule) ? rule.length > 0 : Boolean(rule)))

/** Whether the lower price is above the higher one, so that nothing could match. */
export const isTurnedAround = ({
  priceFrom,
  priceTo,
}: Pick<CollectionRules, 'priceFrom' | 'priceTo'>): boolean =>
  priceFrom !== null && priceTo !== null && Number(priceFrom) > Number(priceTo)

/** The orders that a collection's page offers: its own first. */
export const sortsOf = ({ sort }: { sort: CollectionSort }): CollectionSort[] => [
  sort,
  ...COLLECTION_SORTS.filter((each) => each !== sort && each !== 'chosen'),
]

/** What a collection says of itself in a language; English where that is missing. */
export const collectionText = (
  texts: { readonly [Language in TranslatedLocale]?: string },
  language: TranslatedLocale,
): string => texts[language] || texts.en || ''
