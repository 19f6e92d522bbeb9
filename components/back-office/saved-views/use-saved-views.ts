import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { SavedView, ViewedList } from '@/lib/staff/saved-views/contracts'

const CALL = 'GET /api/admin/saved-views'

/** The views of one list that the user has kept; none while they load. */
export function useSavedViews(list: ViewedList): SavedView[] {
  const { data = [] } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdmin(CALL, { signal }),
  })
  return data.filter((view) => view.list === list)
}

/** Has the views loaded again. */
export function useSavedViewsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [CALL] })
}
