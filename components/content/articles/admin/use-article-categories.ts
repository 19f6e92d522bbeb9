'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ARTICLE_CATEGORIES } from '@/lib/content/articles/categories'
import { ARTICLES_CALL } from './use-article-form'

const CATEGORIES_CALL = 'GET /api/admin/article-categories'

/** The categories of the knowledge base, with the number of their articles. */
export function useArticleCategories() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [CATEGORIES_CALL],
    queryFn: ({ signal }) => callAdmin(CATEGORIES_CALL, { signal }),
  })
  const changed = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [CATEGORIES_CALL] }),
      client.invalidateQueries({ queryKey: [ARTICLES_CALL] }),
    ])
  return { ...query, changed }
}

/** Their names; until they are there, of those that every store has, and of the one that is chosen. */
export function useCategoryNames(chosen = ''): string[] {
  const { data } = useArticleCategories()
  const names = data?.map(({ name }) => name) ?? [...ARTICLE_CATEGORIES]
  return chosen === '' || names.includes(chosen) ? names : [...names, chosen]
}
