import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { searchTags } from '@/lib/search/cache-tags'
import { catalogTags } from './cache-tags'
import type { ProductFilterValues, ProductPage, ProductQueryInput } from './contracts'
import { findFilterValues } from './find-filter-values'
import { findProductPage } from './find-products'

/** {@link findProductPage} for prerendered pages: cached until a product or category changes. */
export async function cachedProducts(query: ProductQueryInput): Promise<ProductPage> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  if (query.search) cacheTag(searchTags.synonyms)
  cacheLife('hours')
  return findProductPage(query)
}

/** {@link findFilterValues} of a whole list for prerendered pages: cached until a product or category changes. */
export async function cachedFilterValues(category?: string): Promise<ProductFilterValues> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  cacheLife('hours')
  return findFilterValues({ category })
}
