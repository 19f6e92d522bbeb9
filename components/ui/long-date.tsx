import { useLocale } from 'next-intl'
import { textLocaleOf } from '@/lib/i18n/locales'

type LongDateProps = {
  /** As the API writes it. */
  date: string
  /** The reader's own time zone, where the page is not rendered ahead. */
  timeZone?: 'UTC' | 'local'
  /** Part of a text, and so in its language, which is English where the page's own is not spoken. */
  isInSentence?: boolean
}

/** Month, day and year in a language. */
export const longDate = (date: string, locale: string, timeZone: 'UTC' | 'local' = 'UTC') =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: timeZone === 'local' ? undefined : timeZone,
  }).format(new Date(date))

/** Month, day and year; a date that stands alone is in the language of the page, translated or not. */
export function LongDate({ date, timeZone = 'UTC', isInSentence = false }: LongDateProps) {
  const page = useLocale()
  const locale = isInSentence ? textLocaleOf(page) : page
  return (
    <time dateTime={date} lang={locale} dir="auto">
      {longDate(date, locale, timeZone)}
    </time>
  )
}
