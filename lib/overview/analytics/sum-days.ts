import 'server-only'
import { z } from 'zod'
import { addDays, dayOf } from '@/lib/core/calendar'
import { type BoundedDay, boundedDays, dayRows } from '@/lib/core/calendar-sql'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { HOUR_MS, MINUTE_MS } from '@/lib/core/time'
import { currentSetting } from '@/lib/settings/queries'
import { liveSales, SALES_FACTS } from './live-sales'

/** So many days are added up in one transaction. */
const AT_ONCE = 31

/**
 * Adds up the days of the store's time zone that are over, so that a report of a year does not read the orders of a year, and
 * adds up anew those whose sums are of another time zone. The newest come first. A day is over an hour after its end, as the
 * triggers have it that remove what is not true any more.
 */
export async function sumDays(): Promise<void> {
  const days = await daysToSum(await currentSetting('timezone'))
  for (let from = 0; from < days.length; from += AT_ONCE)
    await sum(days.slice(from, from + AT_ONCE))
}

const daysToSumRow = z.object({ first: z.date().nullable(), now: z.date() })

async function daysToSum(timezone: string): Promise<BoundedDay[]> {
  const [[times], summed] = await Promise.all([
    rowsOf(
      db(),
      daysToSumRow,
      Prisma.sql`
      SELECT least((SELECT min("createdAt") FROM "Order"),
                   (SELECT min("updatedAt") FROM "Refund" WHERE "status" = 'succeeded')) AS "first", now() AS "now"`,
    ),
    db().summedDay.findMany(),
  ])
  if (!times?.first) return []
  const ended = new Date(times.now.getTime() - HOUR_MS)
  const over = boundedDays(
    { from: dayOf(times.first, timezone), to: addDays(dayOf(ended, timezone), -1) },
    timezone,
  )
  const keyOf = ({ day, start, end }: { day: string; start: Date; end: Date }) =>
    `${day} ${start.getTime()} ${end.getTime()}`
  const known = new Set(
    summed.map(({ day, ...bounds }) => keyOf({ day: dayOf(day, 'UTC'), ...bounds })),
  )
  return over.filter((day) => !known.has(keyOf(day))).reverse()
}

/** The lock keeps out the triggers: an order of one of these days comes before the sums, or removes them. */
async function sum(days: readonly BoundedDay[]): Promise<void> {
  const series = Prisma.sql`(SELECT * FROM ${dayRows(days)} AS g("day", "start", "end"))`
  await db().$transaction(
    [
      db().$executeRaw(Prisma.sql`LOCK TABLE "SummedDay" IN SHARE ROW EXCLUSIVE MODE`),
      db().$executeRaw(Prisma.sql`
      DELETE FROM "SummedDay" s USING ${series} d
      WHERE s."day" = d."day" AND (s."start" <> d."start" OR s."end" <> d."end")`),
      db().$executeRaw(Prisma.sql`
      INSERT INTO "SummedDay" ("day", "start", "end") SELECT d."day", d."start", d."end" FROM ${series} d
      ON CONFLICT DO NOTHING`),
      ...SALES_FACTS.map((by) =>
        db().$executeRaw(Prisma.sql`
        INSERT INTO "DaySales" ("by", "day", "key", "count", "refundedCount", "gross", "refunds")
        SELECT ${by}, s."day", s."key", sum(s."count")::int, sum(s."refundedCount")::int, sum(s."gross"), sum(s."refunds")
        FROM (${liveSales(by, series)}) s GROUP BY s."day", s."key"
        ON CONFLICT DO NOTHING`),
      ),
    ],
    { timeout: 5 * MINUTE_MS },
  )
}
