'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useOverviewChanged } from '@/components/back-office/use-overview'
import type { AdminReview } from '@/lib/reviews/admin-contracts'

export const REVIEWS_CALL = 'GET /api/admin/reviews'

type Shown = { rows: AdminReview[]; total: number }

/**
 * Reads the list and the counts again.
 *
 * @returns given a review as it is now, shows it so at once: what is done to it next names what it was changed from
 */
export function useReviewsChanged() {
  const client = useQueryClient()
  const overviewChanged = useOverviewChanged()
  return (review?: AdminReview) => {
    if (review)
      client.setQueriesData<Shown>(
        { queryKey: [REVIEWS_CALL] },
        (shown) =>
          shown && {
            ...shown,
            rows: shown.rows.map((row) => (row.id === review.id ? review : row)),
          },
      )
    client.invalidateQueries({ queryKey: [REVIEWS_CALL] })
    overviewChanged()
  }
}
