import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { ReviewStatus } from '@/lib/reviews/review-rules'

export const STATUS: Record<
  ReviewStatus,
  { label: string; tone: ComponentProps<typeof Badge>['tone'] }
> = {
  pending: { label: 'Waiting', tone: 'brand' },
  published: { label: 'Published', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  hidden: { label: 'Hidden', tone: 'neutral' },
}
