import { memoize } from './memoize'

/** How the store writes dates for its owner: in which time zone and format. */
export type DateStyle = { timezone: string; dateFormat: string }

const formatIn = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

function partsOf(date: Date, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return (type) => parts.get(type) ?? ''
}

/** A date without its time, such as `11/21/2026` or `21.11.2026`. */
export function formatDate(date: Date, { timezone, dateFormat }: DateStyle): string {
  const part = partsOf(date, timezone)
  return dateFormat
    .replace('yyyy', part('year').padStart(4, '0'))
    .replace('MM', part('month'))
    .replace('dd', part('day'))
}

const hourFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }),
)

/** The hour of a time in a time zone, from 0 to 23. */
export const hourIn = (date: Date, timezone: string): number =>
  Number(hourFormat(timezone).format(date))

/** A date with its time, such as `11/21/2026, 1:05 PM`. */
export function formatDateTime(date: Date, style: DateStyle): string {
  const part = partsOf(date, style.timezone)
  return `${formatDate(date, style)}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}
