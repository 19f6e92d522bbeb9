import { memoize } from './memoize'

/** How the store writes moments for its owner: in which time zone, and days in which order. */
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

function partsOf(moment: Date, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return (type) => parts.get(type) ?? ''
}

/** The day of a moment, such as `11/21/2026` or `21.11.2026`. */
export function formatDate(moment: Date, { timezone, dateFormat }: DateStyle): string {
  const part = partsOf(moment, timezone)
  return dateFormat
    .replace('yyyy', part('year').padStart(4, '0'))
    .replace('MM', part('month'))
    .replace('dd', part('day'))
}

/** A moment with its time, such as `11/21/2026, 1:05 PM`. */
export function formatDateTime(moment: Date, style: DateStyle): string {
  const part = partsOf(moment, style.timezone)
  return `${formatDate(moment, style)}, ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}
