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
export const today = (): string => formatDate(new Date(), { ...style, dateFormat: 'yyyy-MM-dd' })

/** Formats a day of UTC, such as `2026-11-23`, in the store's date format. */
export const formatDay = (day: string): string =>
  formatDate(new Date(day), { ...style, timezone: 'UTC' })
