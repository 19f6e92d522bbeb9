import { useLocale } from 'next-intl'
import { textLocaleOf } from '@/lib/i18n/locales'

/** Formats a timestamp to the minute, in the reader's time zone, which it names, and the language of the surrounding text. */
export function useDateTimeFormat(): (date: string) => string {
  const format = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return (date) => format.format(new Date(date))
}
