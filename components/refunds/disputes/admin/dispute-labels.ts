import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { Dispute } from '@/lib/refunds/disputes/contracts'

export const DISPUTE_TONES: Record<Dispute['status'], ComponentProps<typeof Badge>['tone']> = {
  needs_response: 'danger',
  under_review: 'brand',
  won: 'success',
  lost: 'neutral',
}
