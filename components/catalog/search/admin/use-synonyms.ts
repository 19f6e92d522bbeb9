import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'

const LIST = 'GET /api/admin/search/synonyms'

/** All groups of synonyms, in the order of their first phrases. */
export function useSynonyms() {
  return useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
    staleTime: 0,
  })
}

/** Marks the list as stale. */
export function useSynonymsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [LIST] })
}
