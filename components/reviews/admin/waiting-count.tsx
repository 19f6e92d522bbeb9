'use client'

import { Badge } from '@/components/ui/badge'
import { useWaitingReviews } from './use-admin-reviews'

/** How many reviews wait, beside the name of the tab. */
export function WaitingCount() {
  const waiting = useWaitingReviews()
  if (waiting === 0) return null
  return (
    <Badge tone="sale" className="ms-auto px-2 py-0 tabular-nums">
      {waiting > 99 ? '99+' : waiting}
      <span className="sr-only"> waiting</span>
    </Badge>
  )
}
