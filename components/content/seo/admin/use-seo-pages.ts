'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { SeoFields, SeoPage } from '@/lib/content/seo/contracts'
import { SAMPLE_SEO_PAGES } from '@/lib/content/seo/sample-pages'

const LIST = 'GET /api/admin/seo-pages'

/** A page of the list: a stored one, or a sample without an id. */
export type ListedSeoPage = SeoFields & Partial<Pick<SeoPage, 'id' | 'updatedAt'>>

/** The pages with SEO of their own; built-in samples while there are none. */
export function useSeoPages() {
  const query = useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
    staleTime: 0,
  })
  const kept = Array.isArray(query.data) ? query.data : []
  const isSample = !query.isPending && !query.error && kept.length === 0
  const pages: readonly ListedSeoPage[] = isSample ? SAMPLE_SEO_PAGES : kept
  return { ...query, pages, isSample }
}

/** Marks the list as stale. */
export function useSeoPagesChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [LIST] })
}
