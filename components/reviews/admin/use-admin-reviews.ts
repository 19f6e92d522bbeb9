'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useOverviewChanged } from '@/components/overview/admin/use-overview'

export const REVIEWS_CALL = 'GET /api/admin/reviews'

/** Reads the list and the counts again. */
export function useReviewsChanged() {
  const client = useQueryClient()
  const overviewChanged = useOverviewChanged()
  return () => {
    client.invalidateQueries({ queryKey: [REVIEWS_CALL] })
    overviewChanged()
  }
}
