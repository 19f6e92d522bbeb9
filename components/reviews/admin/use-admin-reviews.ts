'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'

export const REVIEWS_CALL = 'GET /api/admin/reviews'
const WAITING_CALL = 'GET /api/admin/reviews/waiting'
const POLL_INTERVAL_MS = 60_000

/** The number of reviews that wait for a decision; polled every minute. */
export function useWaitingReviews(): number {
  const { data } = useQuery({
    queryKey: [WAITING_CALL],
    queryFn: ({ signal }) => callAdmin(WAITING_CALL, { signal }),
    refetchInterval: POLL_INTERVAL_MS,
  })
  return data?.waiting ?? 0
}

/** Reads the list and the count again. */
export function useReviewsChanged() {
  const client = useQueryClient()
  return () => {
    client.invalidateQueries({ queryKey: [REVIEWS_CALL] })
    client.invalidateQueries({ queryKey: [WAITING_CALL] })
  }
}
