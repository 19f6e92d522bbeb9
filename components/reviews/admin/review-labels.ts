import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { ReviewStatus } from '@/lib/reviews/review-rules'

export const STATUS_TONES: Record<ReviewStatus, ComponentProps<typeof Badge>['tone']> = {
  pending: 'brand',
  published: 'success',
  declined: 'danger',
  hidden: 'neutral',
}
