import 'server-only'
import { boundsOf, type DayPeriod, daysOf, startsOf } from './calendar'
import { Prisma } from './db'

type Sql = Prisma.Sql

/** An instant, whatever time zone the database's session is in. */
const at = (instant: Date): Sql => Prisma.sql`${instant.toISOString()}::timestamptz`

/** Whether a column's time is within days of a time zone, in a form that its index supports. */
export function withinDays(column: Sql, period: DayPeriod, timezone: string): Sql {
  const { start, end } = boundsOf(period, timezone)
  return Prisma.sql`${column} >= ${at(start)} AND ${column} < ${at(end)}`
}

/** A day with its first instant, and the first after it. */
export type BoundedDay = { day: string; start: Date; end: Date }

/** Days of a time zone as rows of `day`, `start` and `end`; of some it needs the days alone. */
export const dayRows = (days: readonly BoundedDay[]): Sql => Prisma.sql`
  unnest(${days.map(({ day }) => day)}::text[]::date[],
    ${days.map(({ start }) => start.toISOString())}::text[]::timestamptz[],
    ${days.map(({ end }) => end.toISOString())}::text[]::timestamptz[])`

/** The days of a period with their bounds. */
export function boundedDays(period: DayPeriod, timezone: string): BoundedDay[] {
  const starts = startsOf(period, timezone)
  return daysOf(period).flatMap((day, index) => {
    const [start, end] = [starts[index], starts[index + 1]]
    return start && end ? [{ day, start, end }] : []
  })
}
