import { DAY_MS, SECOND_MS } from '@/lib/core/time'
import type { Period } from '@/lib/payments/period'

/** What providers answer at once. */
const LONGEST_MS = 31 * DAY_MS
/** What was read is looked at again for so long: a day less for the day since, and all of it is one call. */
const AGAIN_MS = 29 * DAY_MS

/**
 * The periods to ask a provider for, oldest first, none longer than 31 days. They begin and end with whole seconds, of which
 * providers know no parts: nothing falls between two.
 *
 * @param readUntil until when its payouts were read; `null` at first
 * @param firstAt of when the first movement may be
 * @param reachDays how long ago the provider's lists begin
 */
export function periodsToRead(
  { readUntil, firstAt, reachDays }: { readUntil: Date | null; firstAt: Date; reachDays: number },
  now: Date,
): Period[] {
  const wanted = readUntil === null ? firstAt.getTime() : readUntil.getTime() - AGAIN_MS
  const wholeSecond = (time: number) => Math.floor(time / SECOND_MS) * SECOND_MS
  const end = wholeSecond(now.getTime())
  const start = wholeSecond(Math.max(wanted, end - reachDays * DAY_MS))
  const periods: Period[] = []
  for (let from = start; from < end; from += LONGEST_MS)
    periods.push({
      from: new Date(from),
      to: new Date(Math.min(from + LONGEST_MS, end)),
    })
  return periods
}
