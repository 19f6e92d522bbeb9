'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import type { Product } from '@/lib/catalog/contracts'

/** Maximum number of ids per call. */
const IDS_PER_CALL = 100

/** The requested ids and the products found: missing ones are no longer sold. */
type Answer = { asked: readonly number[]; products: Product[] }

async function fetchProducts(ids: readonly number[], signal: AbortSignal): Promise<Answer> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) =>
    ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      callApi('GET /api/products', { query: { ids: part.join(','), count: false }, signal }),
    ),
  )
  return { asked: ids, products: answers.flat() }
}

/** The products of a list of ids in its order: `null` while one loads; unavailable ids separately. */
export function useProductsByIds(ids: readonly number[]) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['GET /api/products', 'by ids', ids],
    queryFn: ({ signal }) => fetchProducts(ids, signal),
    enabled: ids.length > 0,
    // Removals and undos need no request.
    placeholderData: keepPreviousData,
  })
  const found = new Map(data?.products.map((product) => [product.id, product]))
  const gone = ids.filter((id) => data?.asked.includes(id) && !found.has(id))
  return {
    entries: ids
      .filter((id) => !gone.includes(id))
      .map((id) => ({ id, product: found.get(id) ?? null })),
    gone,
    hasFailed: isError,
    isFetching,
    retry: () => void refetch(),
  }
}
