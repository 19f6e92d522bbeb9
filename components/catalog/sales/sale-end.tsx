'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { textLocaleOf } from '@/lib/i18n/locales'

const never = () => () => {}

const UNKNOWN_ZONE = 'UTC'

const writtenIn = (locale: string, timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant)

type SaleEndProps = { endsAt: string; className?: string }

/** When the sale of a price ends: of a kept page in UTC, which becomes the visitor's own time; nothing once that is over. */
export function SaleEnd({ endsAt, className }: SaleEndProps) {
  const t = useTranslations('product')
  // The date stands within a sentence, and has its language.
  const locale = textLocaleOf(useLocale())
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || UNKNOWN_ZONE,
    () => UNKNOWN_ZONE,
  )
  const isOver = useSyncExternalStore(
    never,
    () => Date.parse(endsAt) <= Date.now(),
    () => false,
  )
  if (isOver) return null
  return (
    <p className={className}>
      {t.rich('saleEnds', {
        // The server may write a date with other spaces than the browser.
        end: () => (
          <time dateTime={endsAt} suppressHydrationWarning>
            {writtenIn(locale, timeZone, new Date(endsAt))}
          </time>
        ),
      })}
    </p>
  )
}
