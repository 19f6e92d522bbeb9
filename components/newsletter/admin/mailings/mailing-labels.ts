import type { ComponentProps } from 'react'
import { pageLanguage } from '@/components/back-office/language/page-language'
import type { Badge } from '@/components/ui/badge'
import { memoize } from '@/lib/core/memoize'
import type { MailingStatus } from '@/lib/newsletter/lifecycle'

export const MAILING_TONES: Record<MailingStatus, ComponentProps<typeof Badge>['tone']> = {
  draft: 'neutral',
  scheduled: 'brand',
  sending: 'brand',
  paused: 'danger',
  sent: 'success',
  cancelled: 'neutral',
}

const utcIn = memoize(
  (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
)

/** When a mailing is sent, as it was entered. */
export const utcTime = (instant: string): string =>
  `${utcIn(pageLanguage()).format(new Date(instant))} UTC`
