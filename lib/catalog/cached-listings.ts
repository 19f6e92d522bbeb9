import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { catalogTags } from './cache-tags'
import type { ProductFilterValues, ProductPage, ProductQueryInput } from './contracts'
import { findFilterValues } from './find-filter-values'
import { findProductPage } from './find-products'
import { productsBefore } from './list-parts'
import { PAGE_SIZE } from './listing-choices'
import { searchTags } from './search/cache-tags'

/**
 * {@link findProductPage} for prerendered pages: cached until a product or category changes. Variants of one product are one, unless
 * products are named.
 */
export async function cachedProducts(query: ProductQueryInput): Promise<ProductPage> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  if (query.search) cacheTag(searchTags.synonyms)
  if (query.collection) cacheTag(catalogTags.collections)
  cacheLife('hours')
  return findProductPage(query.ids ? query : { variants: 'one', ...query })
}

/**
 * A part of a whole list in its own order; `null` beyond the last.
 *
 * @param number from 1 on
 * @param list all products, or those of a category or collection
 */
export async function cachedListPart(
  number: number,
  list: { category?: string; collection?: string } = {},
): Promise<ProductPage | null> {
  // The query of the list's own page, which is cached by it.
  const first = { ...list, limit: PAGE_SIZE }
  const { total } = await cachedProducts(first)
  const offset = productsBefore(number)
  return offset < total ? cachedProducts({ ...first, offset }) : null
}

/**
 * {@link findFilterValues} of a whole list for prerendered pages, which counts variants of one product once: cached until a
 * product or category changes.
 */
export async function cachedFilterValues(
  category?: string,
  collection?: string,
): Promise<ProductFilterValues> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  if (collection) cacheTag(catalogTags.collections)
  cacheLife('hours')
  return findFilterValues({ category, collection, variants: 'one' })
}
