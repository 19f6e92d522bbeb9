'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminCategory, CategoryOrder } from '@/lib/catalog/category-contracts'

const PATH = '/api/admin/categories'

/** All categories, including hidden ones; each main one is followed by its subcategories. */
export function useCategories() {
  return useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => callAdmin<AdminCategory[]>(PATH, { signal }),
    staleTime: 0,
  })
}

/** Marks the list as stale. */
export function useCategoriesChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [PATH] })
}

/** The categories with the children of one parent reordered. */
function reordered(all: AdminCategory[], { parentId, ids }: CategoryOrder): AdminCategory[] {
  const position = (category: AdminCategory) =>
    category.parentId === parentId ? ids.indexOf(category.id) : category.position
  const below = (id: number | null) =>
    all.filter((category) => category.parentId === id).sort((a, b) => position(a) - position(b))
  return below(null).flatMap((main) => [main, ...below(main.id)])
}

/** Saves an order optimistically, and rolls back on failure. */
export function useCategoryOrder() {
  const client = useQueryClient()
  return async (order: CategoryOrder) => {
    await client.cancelQueries({ queryKey: [PATH] })
    const before = client.getQueryData<AdminCategory[]>([PATH])
    if (before) client.setQueryData([PATH], reordered(before, order))
    try {
      const after = await callAdmin<AdminCategory[]>(`${PATH}/order`, {
        method: 'PUT',
        body: order,
      })
      client.setQueryData([PATH], after)
    } catch (error) {
      client.setQueryData([PATH], before)
      toastFailure('Error', error, 'The order could not be saved')
      await client.invalidateQueries({ queryKey: [PATH] })
    }
  }
}
