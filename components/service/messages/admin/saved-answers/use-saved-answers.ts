import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'

const LIST = 'GET /api/admin/saved-answers'

/** The saved answers, by name. */
export function useSavedAnswers() {
  return useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
    staleTime: 0,
  })
}

/** Marks the list as stale. */
export function useSavedAnswersChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [LIST] })
}
