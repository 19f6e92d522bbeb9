import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { MINUTE_MS } from '@/lib/core/time'
import { DAY_BOUNDS } from './day-sales'
import { liveSales, SALES_FACTS } from './live-sales'

/** So many days are added up in one transaction. */
const AT_ONCE = 31

/**
 * Adds up the days (UTC) that are over, so that a report of a year does not read the orders of a year. The newest come
 * first. A day is over an hour after its end, as the triggers have it that remove what is not true any more.
 */
export async function sumDays(): Promise<void> {
  for (;;) {
    const days = await daysToSum()
    if (days.length === 0) return
    await sum(days)
  }
}

async function daysToSum(): Promise<string[]> {
  const days = await db().$queryRaw<{ day: string }[]>(Prisma.sql`
    SELECT to_char(g."day", 'YYYY-MM-DD') AS "day"
    FROM (
      SELECT least((SELECT min("createdAt") FROM "Order"),
                   (SELECT min("updatedAt") FROM "Refund" WHERE "status" = 'succeeded')) AS "at"
    ) "first"
    CROSS JOIN LATERAL generate_series(
      date_trunc('day', "first"."at" AT TIME ZONE 'UTC'),
      date_trunc('day', (now() - interval '1 hour') AT TIME ZONE 'UTC') - interval '1 day',
      '1 day'
    ) AS g("day")
    WHERE NOT EXISTS (SELECT 1 FROM "SummedDay" s WHERE s."day" = g."day"::date)
    ORDER BY 1 DESC LIMIT ${AT_ONCE}`)
  return days.map(({ day }) => day)
}

/** The lock keeps out the triggers: an order of one of these days comes before the sums, or removes them. */
async function sum(days: readonly string[]): Promise<void> {
  const series = Prisma.sql`(SELECT ${DAY_BOUNDS} FROM unnest(${days}::text[]::timestamp[]) AS g("day"))`
  await db().$transaction(
    [
      db().$executeRaw(Prisma.sql`LOCK TABLE "SummedDay" IN SHARE ROW EXCLUSIVE MODE`),
      db().$executeRaw(Prisma.sql`
      INSERT INTO "SummedDay" ("day") SELECT d."day" FROM ${series} d ON CONFLICT DO NOTHING`),
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
