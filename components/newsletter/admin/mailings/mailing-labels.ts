import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import type { MailingStatus } from '@/lib/newsletter/lifecycle'

type Tone = ComponentProps<typeof Badge>['tone']

export const MAILING_STATUS: Record<MailingStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'brand' },
  sending: { label: 'Being sent', tone: 'brand' },
  paused: { label: 'Paused', tone: 'danger' },
  sent: { label: 'Sent', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

const UTC = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** When a mailing is sent, as it was entered. */
export const utcTime = (instant: string): string => `${UTC.format(new Date(instant))} UTC`
