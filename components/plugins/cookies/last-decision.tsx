'use client'

import { useTranslations } from 'next-intl'
import { useLastDecision } from '@/components/plugins/consent/consent-store'
import { LongDate } from '@/components/ui/long-date'

/** When this browser's visitor last decided on cookies. */
export function LastDecision() {
  const t = useTranslations('consent')
  const date = useLastDecision()
  if (!date) return null
  return (
    <p className="text-ink-soft">
      {t.rich('decided', { date: () => <LongDate date={date} timeZone="local" isInSentence /> })}
    </p>
  )
}
