import { addDays } from '@/lib/analytics/period'
import { formatDate } from '@/lib/core/format-date'
import { memoize } from '@/lib/core/memoize'

/** The hour of the store's time zone in which the day before is summed up. */
const SUMMARY_HOUR = 7

const hourFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }),
)

const hourIn = (date: Date, timezone: string) => Number(hourFormat(timezone).format(date))

/** The day before a time, in a time zone. */
export const dayBefore = (date: Date, timezone: string): string =>
  addDays(formatDate(date, { timezone, dateFormat: 'yyyy-MM-dd' }), -1)

/** The day that is summed up in the hour that begins at a time, or `null`: one hour of each day has one. */
export const summaryDay = (hour: Date, timezone: string): string | null =>
  hourIn(hour, timezone) === SUMMARY_HOUR ? dayBefore(hour, timezone) : null
