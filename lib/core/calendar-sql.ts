import 'server-only'
import { boundsOf, type DayPeriod } from './calendar'
import { Prisma } from './db'

type Sql = Prisma.Sql

/** An instant, whatever time zone the database's session is in. */
const at = (instant: Date): Sql => Prisma.sql`${instant.toISOString()}::timestamptz`

/** Whether a column's time is within days of a time zone, in a form that its index supports. */
export function withinDays(column: Sql, period: DayPeriod, timezone: string): Sql {
  const { start, end } = boundsOf(period, timezone)
  return Prisma.sql`${column} >= ${at(start)} AND ${column} < ${at(end)}`
}
