import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'

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

/** Switches a group on or off. Somebody else may have changed or deleted it, so the list is loaded anew in any case. */
export function useSynonymSwitch() {
  const changed = useSynonymsChanged()
  return useMutation({
    mutationFn: ({ synonym, isOn }: { synonym: Synonym; isOn: boolean }) =>
      callAdmin('PUT /api/admin/search/synonyms/[id]', {
        params: { id: synonym.id },
        body: { phrases: synonym.phrases, isOn, expectedUpdatedAt: synonym.updatedAt },
      }),
    onSettled: changed,
  })
}
