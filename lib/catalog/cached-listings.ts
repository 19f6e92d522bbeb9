import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Locale, TranslatedLocale } from '@/lib/i18n/locales'
import { catalogTags } from './cache-tags'
import type { ProductFilterValues, ProductPage, ProductQueryInput } from './contracts'
import { findFilterValues } from './find-filter-values'
import { findOwnFactFilters } from './find-own-fact-filters'
import { findProductPage } from './find-products'
import { productsBefore } from './list-parts'
import { PAGE_SIZE } from './listing-choices'
import type { ListedOwnFacts, OwnFactFilters } from './own-fact-contracts'
import { type LocalFact, localFact } from './own-fact-rules'
import { cachedOwnFacts } from './own-facts'
import { searchTags } from './search/cache-tags'
import { translationTags } from './translations/cache-tags'

/**
 * {@link findProductPage} for prerendered pages: cached until a product or category changes. Variants of one product are one, unless
 * products are named.
 */
export async function cachedProducts(query: ProductQueryInput): Promise<ProductPage> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  if (query.language) cacheTag(translationTags.translations)
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
  list: { category?: string; collection?: string; language?: TranslatedLocale } = {},
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

/** {@link findOwnFactFilters} of a whole list for prerendered pages: cached until a product, category or fact changes. */
async function cachedOwnFactFilters(
  category?: string,
  collection?: string,
): Promise<OwnFactFilters> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories, catalogTags.ownFacts)
  if (collection) cacheTag(catalogTags.collections)
  cacheLife('hours')
  return findOwnFactFilters({ category, collection, variants: 'one' })
}

/** What a whole list offers of the owner's facts, in the language of a page; `undefined` where lists are filtered by none. */
export async function listedOwnFacts(
  locale: Locale,
  category?: string,
  collection?: string,
): Promise<ListedOwnFacts | undefined> {
  const facts = await factsInFilters(locale)
  if (facts.length === 0) return undefined
  return { facts, offered: await cachedOwnFactFilters(category, collection) }
}

/** The owner's facts that lists are filtered by, in the language of a page. */
export const factsInFilters = async (locale: Locale): Promise<LocalFact[]> =>
  (await cachedOwnFacts()).filter(({ isFilter }) => isFilter).map((fact) => localFact(fact, locale))
