import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useProductsByIds } from '@/components/storefront/use-products-by-ids'
import { callApi } from '@/lib/api/client'
import type { SeatProduct } from './seat-product'

/** How many of what is found are offered. */
const MOST_FOUND = 24
const NONE: readonly number[] = []

/**
 * What can be chosen: what was searched for, or else what is offered to everybody; the chosen one is always among it.
 *
 * @param chosen the id of a product, `null` for the first
 */
export function useOfferedProducts(products: readonly SeatProduct[], chosen: number | null) {
  const [term, setTerm] = useState('')
  const { data } = useQuery({
    queryKey: ['GET /api/products', 'for companies', term],
    queryFn: ({ signal }) =>
      callApi('GET /api/products', {
        query: { search: term, inStock: true, limit: MOST_FOUND, count: false },
        signal,
      }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const found = term === '' ? null : (data?.filter(({ isGiftCard }) => !isGiftCard) ?? null)
  const listed = found && found.length > 0 ? found : products
  const isListed = chosen === null || listed.some(({ id }) => id === chosen)
  const { entries } = useProductsByIds(isListed ? NONE : [chosen])
  const asked = entries[0]?.product
  const offered = asked && !asked.isGiftCard && !isListed ? [asked, ...listed] : listed
  return {
    offered,
    product: offered.find(({ id }) => id === chosen) ?? offered[0],
    /** How many were found; `null` where nothing was searched for. */
    found: found?.length ?? null,
    search: useCallback((typed: string) => setTerm(typed), []),
  }
}
