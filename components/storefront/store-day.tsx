'use client'

import { useLocale } from 'next-intl'
import { textLocaleOf } from '@/lib/i18n/locales'
import { useStoreProps } from './store-props'

/** The day of an instant by the store's calendar, within a sentence: the same for everybody, wherever they are. */
export function StoreDay({ date, isShort = false }: { date: string; isShort?: boolean }) {
  const locale = textLocaleOf(useLocale())
  const { timezone: timeZone } = useStoreProps()
  return (
    // The server may write a date with other spaces than the browser.
    <time dateTime={date} suppressHydrationWarning>
      {new Intl.DateTimeFormat(locale, {
        dateStyle: isShort ? 'medium' : 'long',
        timeZone,
      }).format(new Date(date))}
    </time>
  )
}
