import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { MailingStatus } from '@/lib/marketing/newsletter/lifecycle'

export const MAILING_TONES: Record<MailingStatus, ComponentProps<typeof Badge>['tone']> = {
  draft: 'neutral',
  scheduled: 'brand',
  sending: 'brand',
  paused: 'danger',
  sent: 'success',
  cancelled: 'neutral',
}
