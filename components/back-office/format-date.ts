import { dayOf } from '@/lib/core/calendar'
import {
  type DateStyle,
  formatDate,
  formatDateTime as formatInEnglish,
} from '@/lib/core/format-date'
import { memoize } from '@/lib/core/memoize'
import { pageLanguage } from './language/page-language'

let style: DateStyle = { timezone: 'UTC', dateFormat: 'MM/dd/yyyy' }

/** The store's time zone and date format; one browser shows one store, so they are set once. */
export function setDateStyle(wanted: DateStyle): void {
  style = wanted
}

/** The store's time zone, for what says whose days and times it has. */
export const storeTimezone = (): string => style.timezone

const timeIn = memoize((language: string) =>
  memoize(
    (timeZone: string) => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }),
  ),
)

/** Formats a timestamp in the store's time zone and date format, the time in the way of the page's language. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso)
  const language = pageLanguage()
  if (language.startsWith('en')) return formatInEnglish(date, style)
  return `${formatDate(date, style)}, ${timeIn(language)(style.timezone).format(date)}`
}

/** The day in the store's time zone, such as `2026-11-23`. */
export const today = (): string => dayOf(new Date(), style.timezone)

/** Formats a day, such as `2026-11-23`, in the store's date format. */
export const formatDay = (day: string): string =>
  formatDate(new Date(day), { ...style, timezone: 'UTC' })
