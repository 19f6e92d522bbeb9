import { useLocale, useTranslations } from 'next-intl'
import { BUSINESS_HOURS } from '@/content/figures'
import { textLocaleOf } from '@/lib/i18n/locales'

type Line = { days: string; hours: string }

/** The business hours line by line, localised for the page's language. */
export function useBusinessHours(): readonly [Line, ...Line[]] {
  const t = useTranslations('contactPage.hours')
  const locale = textLocaleOf(useLocale())
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const dayName = (day: number) => weekday.format(Date.UTC(2024, 0, day))
  const clock = (hour: number) => time.format(Date.UTC(2024, 0, 1, hour))

  const write = ({ days: [first, last], hours }: (typeof BUSINESS_HOURS)[number]): Line => ({
    days:
      first === last ? dayName(first) : t('weekdays', { from: dayName(first), to: dayName(last) }),
    hours: hours ? t('open', { from: clock(hours[0]), to: clock(hours[1]) }) : t('closed'),
  })
  const [weekdays, ...weekend] = BUSINESS_HOURS
  return [write(weekdays), ...weekend.map(write)]
}
