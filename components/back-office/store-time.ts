import { instantOf as instantIn, localTimeOf } from '@/lib/core/calendar'
import { storeTimezone } from './format-date'

/** An instant as the value of a `datetime-local` field, in the store's time zone. */
export const timeOf = (instant: string | null | undefined): string =>
  instant ? localTimeOf(new Date(instant), storeTimezone()) : ''

/**
 * The instant that such a field says; `null` when it is empty.
 *
 * @param saved what the field showed before: unchanged it stays, to the second, and of a time that comes twice the second
 */
export function instantOf(time: string, saved?: string | null): string | null {
  if (time === '') return null
  const minute = time.slice(0, 16)
  if (saved && timeOf(saved) === minute) return saved
  return instantIn(minute, storeTimezone()).toISOString()
}
