export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The instant that many days of 24 hours before `now`. */
export const daysAgo = (days: number, now = new Date()): Date =>
  new Date(now.getTime() - days * DAY_MS)

/** The same day (UTC) that many calendar months before `now`; the 31st may become the next month's first days. */
export function monthsAgo(months: number, now = new Date()): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date
}
