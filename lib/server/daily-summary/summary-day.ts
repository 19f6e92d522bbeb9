import { addDays, dayOf } from '@/lib/core/calendar'
import { hourIn } from '@/lib/core/format-date'

/** The hour of the store's time zone in which the day before is summed up. */
const SUMMARY_HOUR = 7

/** The day before a time, in a time zone. */
export const dayBefore = (date: Date, timezone: string): string =>
  addDays(dayOf(date, timezone), -1)

/** The day that is summed up in the hour that begins at a time, or `null`: one hour of each day has one. */
export const summaryDay = (hour: Date, timezone: string): string | null =>
  hourIn(hour, timezone) === SUMMARY_HOUR ? dayBefore(hour, timezone) : null
