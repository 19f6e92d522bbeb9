'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import type { AdminCategory, CategoryOrder } from '@/lib/catalog/category-contracts'

const LIST = 'GET /api/admin/categories'

/** All categories, including hidden ones; each main one is followed by its subcategories. */
export function useCategories() {
  return useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
    staleTime: 0,
  })
}

/** Marks the list as stale. */
export function useCategoriesChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [LIST] })
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
  const t = useTranslations('backOffice.catalog')
  const client = useQueryClient()
  return async (order: CategoryOrder) => {
    await client.cancelQueries({ queryKey: [LIST] })
    const before = client.getQueryData<AdminCategory[]>([LIST])
    if (before) client.setQueryData([LIST], reordered(before, order))
    try {
      const after = await callAdmin('PUT /api/admin/categories/order', { body: order })
      client.setQueryData([LIST], after)
    } catch (error) {
      client.setQueryData([LIST], before)
      toastFailure(t('error'), error, t('categories.orderFailed'))
      await client.invalidateQueries({ queryKey: [LIST] })
    }
  }
}
