'use client'

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { AdminProductFilterQuery, ProductGroup } from '@/lib/catalog/admin-contracts'

export const PRODUCTS_CALL = 'GET /api/admin/products'
const GROUPS_CALL = 'GET /api/admin/products/groups'

/** The list's group headings with their counts. @param query the list's filters */
export function useProductGroups(query: AdminProductFilterQuery = {}) {
  return useQuery({
    queryKey: [GROUPS_CALL, query],
    queryFn: ({ signal }) => callAdmin(GROUPS_CALL, { query, signal }),
    staleTime: 0,
    placeholderData: (previous) => previous,
  })
}

/** Refetches lists and headings after a write. */
export async function refreshProducts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [PRODUCTS_CALL] }),
    client.invalidateQueries({ queryKey: [GROUPS_CALL] }),
  ])
}

export type CategoryChoice = {
  id: number
  name: string
  isActive: boolean
  /** The main category of a subcategory. */
  main: { id: number; name: string } | null
}

/** The categories to choose from, each main one followed by its subcategories. */
export function categoryChoices(groups: readonly ProductGroup[]): CategoryChoice[] {
  const mains = groups.filter(({ sub }) => sub === null)
  return mains.flatMap(({ main }) => [
    { ...main, main: null },
    ...groups.flatMap(({ main: { id, name }, sub }) =>
      sub && id === main.id ? [{ ...sub, main: { id, name } }] : [],
    ),
  ])
}
