'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminCategory, CategoryOrder } from '@/lib/catalog/category-contracts'

const PATH = '/api/admin/categories'

/** Every category, hidden ones too; each main one is followed by its subcategories. */
export function useCategories() {
  return useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => callAdmin<AdminCategory[]>(PATH, { signal }),
    staleTime: 0,
  })
}

/** Tells the list that it is out of date. */
export function useCategoriesChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [PATH] })
}

/** The categories with those below a parent in another order. */
function reordered(all: AdminCategory[], { parentId, ids }: CategoryOrder): AdminCategory[] {
  const place = (category: AdminCategory) =>
    category.parentId === parentId ? ids.indexOf(category.id) : category.position
  const below = (id: number | null) =>
    all.filter((category) => category.parentId === id).sort((a, b) => place(a) - place(b))
  return below(null).flatMap((main) => [main, ...below(main.id)])
}

/** Saves an order; it is shown at once, and taken back if it can't be saved. */
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
