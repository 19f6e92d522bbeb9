import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { callApi } from '@/lib/api/client'
import { parseViews, stillSold } from './viewed-products'
import { forgetViews, STORAGE_KEY, storedViews } from './views-in-storage'

const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === STORAGE_KEY) notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', onStorage)
  }
}

/** Forgets all of them, wherever they are shown. */
export function clearViews(): void {
  forgetViews()
  for (const notify of listeners) notify()
}

/**
 * The products that were looked at in this browser and are still sold, as they are now, the latest first; all
 * tabs follow. Undefined while they load, none if they can't be had.
 *
 * @param viewing the product that is being looked at, which is left out
 */
export function useViewedProducts(viewing: number | undefined): ProductCardData[] | undefined {
  const stored = useSyncExternalStore(subscribe, storedViews, () => null)
  const ids = useMemo(() => parseViews(stored).filter((id) => id !== viewing), [stored, viewing])
  const { data, isError } = useQuery({
    queryKey: ['GET /api/products', 'viewed', ids],
    queryFn: ({ signal }): Promise<ProductCardData[]> =>
      callApi('GET /api/products', { query: { ids: ids.join(','), count: false }, signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  if (ids.length === 0 || isError) return []
  return data && stillSold(ids, data)
}
