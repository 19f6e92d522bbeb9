'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'

const LIST = 'GET /api/admin/collections'

/** All collections, with what they hold. */
export function useCollections() {
  return useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
    staleTime: 0,
  })
}

/** Marks the list as stale. */
export function useCollectionsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [LIST] })
}
