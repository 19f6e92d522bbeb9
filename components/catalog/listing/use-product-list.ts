'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { callApiPage } from '@/lib/api/client'
import type { ProductPage, Sort } from '@/lib/catalog/contracts'
import { type Filters, listingQuery } from './product-filters'

/** Product lists stay fresh for a minute, like every read of the storefront. */
const STALE_AFTER_MS = 60_000

/** One page of a list, with the number of all products that match. */
export type ListPage = Omit<ProductPage, 'products'> & { products: ProductCardData[] }

/** The first page comes after nothing. */
const FIRST: string | undefined = undefined

async function fetchPage(
  filters: Filters,
  sort: Sort,
  after: string | undefined,
  signal: AbortSignal,
): Promise<ListPage> {
  const query = listingQuery(filters, sort, after)
  const { rows, ...page } = await callApiPage('GET /api/products', { query, signal })
  return { products: rows, ...page }
}

/**
 * The products that match, page by page. The page's prerendered products are the initial data;
 * while other filters load, the previous products stay as placeholder data.
 */
export function useProductList(filters: Filters, sort: Sort, first?: ListPage) {
  return useInfiniteQuery({
    queryKey: ['GET /api/products', 'list', filters, sort],
    queryFn: ({ pageParam, signal }) => fetchPage(filters, sort, pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
    initialData: first && { pages: [first], pageParams: [FIRST] },
    // A prerender can't know its own age, so the initial data counts as fresh.
    initialDataUpdatedAt: 0,
    staleTime: ({ state }) => (state.dataUpdatedAt === 0 ? 'static' : STALE_AFTER_MS),
    placeholderData: keepPreviousData,
  })
}
