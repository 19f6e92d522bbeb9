import { Prisma } from '@/lib/core/db'
import { liveSales, type SalesFact } from './live-sales'
import type { Period } from './period'

/** Days of a generated series `g` with the instants that they begin and end at. */
export const DAY_BOUNDS = Prisma.sql`
  g."day"::date AS "day", g."day" AT TIME ZONE 'UTC' AS "start",
  (g."day" + interval '1 day') AT TIME ZONE 'UTC' AS "end"`

/**
 * What was sold and paid back on each day of a period: from the sums of days that are added up, and from the orders of all
 * others, in one statement.
 *
 * @returns rows of `day`, `key`, `count`, `refundedCount`, `gross` and `refunds` in dollars, several for a day and key
 */
export const daySales = (by: SalesFact, { from, to }: Period): Prisma.Sql => Prisma.sql`
  WITH live AS MATERIALIZED (
    SELECT ${DAY_BOUNDS} FROM generate_series(${from}::date::timestamp, ${to}::date::timestamp, '1 day') AS g("day")
    WHERE NOT EXISTS (SELECT 1 FROM "SummedDay" s WHERE s."day" = g."day"::date)
  )
  SELECT s."day", s."key", s."count", s."refundedCount", s."gross", s."refunds" FROM "DaySales" s
  WHERE s."by" = ${by} AND s."day" BETWEEN ${from}::date AND ${to}::date
  UNION ALL
  (${liveSales(by, Prisma.sql`live`)})`
