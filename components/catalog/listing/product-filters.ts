import type { Endpoints } from '@/lib/api/endpoints'
import type { Sort } from '@/lib/catalog/contracts'
import { PAGE_SIZE, type PriceBucket } from '@/lib/catalog/listing-choices'
import type { QueryOf } from '@/lib/http/endpoint'

/** A visitor's filters; the page's address has them (listing-address.ts). */
export type Filters = {
  search: string
  /** A category's slug; empty for all. */
  category: string
  price: PriceBucket[]
  rating: number[]
}

export const NO_FILTERS: Filters = { search: '', category: '', price: [], rating: [] }

/** The bounds of the price filters, in US cents. */
export const PRICE_BOUNDS = { low: 50_00, high: 100_00 }

/** Adds a value to the checked ones, or removes it. */
export function toggle<T>(checked: readonly T[], choice: T): T[] {
  return checked.includes(choice) ? checked.filter((one) => one !== choice) : [...checked, choice]
}

/** The number of active filters. */
export function filterCount({ search, category, price, rating }: Filters): number {
  return (search.trim() ? 1 : 0) + (category ? 1 : 0) + price.length + rating.length
}

/** The query of GET /api/products for one page of a list. */
export const listingQuery = (
  { search, category, price, rating }: Filters,
  sort: Sort,
  after: string | undefined,
): QueryOf<Endpoints['GET /api/products']> => ({
  search: search.trim(),
  category,
  price,
  rating,
  sort,
  limit: PAGE_SIZE,
  after,
})
