import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { UnpaidState } from '@/lib/payments/not-paid'

export const UNPAID_TONES: Record<UnpaidState, ComponentProps<typeof Badge>['tone']> = {
  declined: 'neutral',
  failed: 'danger',
  abandoned: 'neutral',
  held: 'brand',
}
