import type { Endpoints } from '@/lib/api/endpoints'
import type { Sort } from '@/lib/catalog/contracts'
import { PAGE_SIZE, type PriceBucket } from '@/lib/catalog/listing-choices'
import type { LicenseType, Platform } from '@/lib/catalog/product-facts'
import type { QueryOf } from '@/lib/http/endpoint'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { TranslatedLocale } from '@/lib/i18n/locales'

/** A visitor's filters; the page's address has them (listing-address.ts). */
export type Filters = {
  search: string
  /** A category's slug; empty for all. */
  category: string
  price: PriceBucket[]
  rating: number[]
  publisher: string[]
  platform: Platform[]
  licenseType: LicenseType[]
  /** Months, or `lifetime`. */
  term: string[]
  /** Numbers, or `unlimited`. */
  devices: string[]
  inStock: boolean
  onSale: boolean
  /** By the owner's own facts: `genre:puzzle`, `players:2..4`. */
  fact: string[]
  /** Whether the search may say more than words to look for. */
  meaning?: boolean
  /** In which amounts of the search are meant, where it is another currency than the store's. */
  currency?: CurrencyCode
  /** The collection that is narrowed down. */
  collection?: string
  /** In which the search is made. */
  language?: TranslatedLocale
}

export const NO_FILTERS: Filters = {
  search: '',
  category: '',
  price: [],
  rating: [],
  publisher: [],
  platform: [],
  licenseType: [],
  term: [],
  devices: [],
  inStock: false,
  onSale: false,
  fact: [],
}

/** The filters by facts that take several values, in the order in which they are offered. */
export const FACT_LISTS = ['platform', 'publisher', 'licenseType', 'term', 'devices'] as const
export type FactList = (typeof FACT_LISTS)[number]

/** The filters that are on or off. */
export const SWITCHES = ['inStock', 'onSale'] as const

/** Adds a value to the checked ones, or removes it. */
export function toggle<T>(checked: readonly T[], choice: T): T[] {
  return checked.includes(choice) ? checked.filter((one) => one !== choice) : [...checked, choice]
}

/** The filters with a value of a fact checked, or no longer. */
export const toggleFact = (filters: Filters, fact: FactList, value: string): Filters => ({
  ...filters,
  [fact]: toggle<string>(filters[fact], value),
})

/** The number of active filters. */
export function filterCount(filters: Filters): number {
  const { search, category, price, rating, fact } = filters
  const facts = FACT_LISTS.reduce((sum, fact) => sum + filters[fact].length, 0)
  const switches = SWITCHES.filter((each) => filters[each]).length
  return (
    (search.trim() ? 1 : 0) +
    (category ? 1 : 0) +
    price.length +
    rating.length +
    facts +
    fact.length +
    switches
  )
}

/** Filters with the language of the page, where something is searched for. */
export const searchedIn = (filters: Filters, language: TranslatedLocale): Filters =>
  filters.search.trim() === '' ? filters : { ...filters, language }

/** The query of GET /api/product-filters: variants of one product are one in what shoppers see. */
export const filtersQuery = ({
  search,
  inStock,
  onSale,
  ...filters
}: Filters): QueryOf<Endpoints['GET /api/product-filters']> => ({
  search: search.trim(),
  ...filters,
  inStock: inStock || undefined,
  onSale: onSale || undefined,
  variants: 'one',
})

/** The query of GET /api/products for one page of a list. */
export const listingQuery = (
  filters: Filters,
  sort: Sort,
  after: string | undefined,
): QueryOf<Endpoints['GET /api/products']> => ({
  ...filtersQuery(filters),
  sort,
  limit: PAGE_SIZE,
  after,
})
