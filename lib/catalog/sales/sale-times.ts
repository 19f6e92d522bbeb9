import { addDays, dayOf } from '@/lib/core/calendar'
import { DAY_MS } from '@/lib/core/time'

// When a sale is on. Without what only a server has: the calendar in the browser reads it, too.

export const SALE_STANDINGS = ['planned', 'running', 'ended', 'stopped'] as const
export type SaleStanding = (typeof SALE_STANDINGS)[number]

type Times = { startsAt: Date; endsAt: Date | null; stoppedAt: Date | null }

/** What a sale is at a time: from its start on it runs, and at its end it does not any more. */
export function saleStanding({ startsAt, endsAt, stoppedAt }: Times, now: Date): SaleStanding {
  if (endsAt !== null && endsAt <= now && (stoppedAt === null || endsAt <= stoppedAt))
    return 'ended'
  if (stoppedAt !== null) return 'stopped'
  return startsAt > now ? 'planned' : 'running'
}

/** When prices change next because of a sale; `null`: never. */
export function saleTurn({ startsAt, endsAt, stoppedAt }: Times, now: Date): Date | null {
  if (stoppedAt !== null) return null
  if (startsAt > now) return startsAt
  return endsAt !== null && endsAt > now ? endsAt : null
}

const WEEK = 7
const MONDAY_BEFORE = '1969-12-29'

/** The weeks of a month such as `2026-12`, from Monday on; days of other months are `null`. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const place = daysBetween(MONDAY_BEFORE, first) % WEEK
  const weeks: (string | null)[][] = []
  for (
    let day = addDays(first, -place);
    day < firstOf(nextMonth(month, 1));
    day = addDays(day, WEEK)
  )
    weeks.push(
      Array.from({ length: WEEK }, (_, index) => addDays(day, index)).map((each) =>
        each.startsWith(month) ? each : null,
      ),
    )
  return weeks
}

const firstOf = (month: string) => `${month}-01`

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** A month, that many months later. */
export function nextMonth(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 'yyyy-mm'.length)
}

/** The days of the store on which a sale is on; `last` is `null` where it has no end. */
export function saleDays(
  { startsAt, endsAt, stoppedAt }: Times,
  timezone: string,
): { first: string; last: string | null } | null {
  const ends = [endsAt, stoppedAt].flatMap((end) => end?.getTime() ?? [])
  const end = ends.length === 0 ? null : Math.min(...ends)
  if (end !== null && end <= startsAt.getTime()) return null
  return {
    first: dayOf(startsAt, timezone),
    last: end === null ? null : dayOf(new Date(end - 1), timezone),
  }
}
