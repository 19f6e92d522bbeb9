import { addDays, dayOf, endOfDay } from '@/lib/core/calendar'

/** Both the period in which a consumer may withdraw and the one in which the money goes back. */
const WITHDRAWAL_DAYS = 14

/** The day that a period is counted from is none of it, and its last one counts until it ends in the store's time zone. */
export function lastInstantOfPeriod(from: Date, timezone: string): Date {
  const lastDay = addDays(dayOf(from, timezone), WITHDRAWAL_DAYS)
  return new Date(endOfDay(lastDay, timezone).getTime() - 1)
}
