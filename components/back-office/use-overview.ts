'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { may } from '@/lib/staff/roles'
import { callAdmin } from './admin-calls'
import { useSignedInUser } from './session/admin-gate'

const OVERVIEW_CALL = 'GET /api/admin/overview'
const POLL_MS = 60_000
/** While somebody looks at it. */
const LIVE_MS = 15_000

/**
 * What waits and how the store is, read once for the navigation and the start page.
 *
 * @param isLive whether the start page is open, which is read anew at once and more often
 */
export function useOverview(isLive = false) {
  const { role } = useSignedInUser()
  return useQuery({
    queryKey: [OVERVIEW_CALL],
    queryFn: ({ signal }) => callAdmin(OVERVIEW_CALL, { signal }),
    enabled: may(role),
    refetchInterval: isLive ? LIVE_MS : POLL_MS,
    ...(isLive && { refetchOnMount: 'always' }),
  })
}

/** Reads the overview again, after something that waited was dealt with. */
export function useOverviewChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [OVERVIEW_CALL] })
}
