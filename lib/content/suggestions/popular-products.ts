import 'server-only'
import { findProducts } from '@/lib/catalog/find-products'
import type { Popular } from './contracts'
import { POPULAR_COUNT } from './suggestion-choices'

/** What is offered under the search field while nothing is typed: the most popular products that can be bought. */
export async function popularProducts(): Promise<Popular> {
  const { products } = await findProducts({
    sort: 'popularity',
    inStock: true,
    variants: 'one',
    limit: POPULAR_COUNT,
  })
  return { products }
}
