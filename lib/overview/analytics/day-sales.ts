import { boundedDays, dayRows } from '@/lib/core/calendar-sql'
import { Prisma } from '@/lib/core/db'
import { liveSales, type SalesFact } from './live-sales'
import type { Days } from './period'

/**
 * What was sold and paid back on each day of a period: from the sums of days that are added up, and from the orders of all
 * others, in one statement. A sum counts if it is of the same instants: after the store's time zone was changed those of days
 * that begin at another hour do not, until they are added up anew.
 *
 * @returns the rows of `liveSales`
 */
export const daySales = (by: SalesFact, { timezone, ...period }: Days): Prisma.Sql => Prisma.sql`
  WITH live AS MATERIALIZED (
    SELECT g.* FROM ${dayRows(boundedDays(period, timezone))} AS g("day", "start", "end")
    WHERE NOT EXISTS (
      SELECT 1 FROM "SummedDay" s WHERE s."day" = g."day" AND s."start" = g."start" AND s."end" = g."end"
    )
  )
  SELECT s."day", s."key", s."count", s."refundedCount", s."gross", s."refunds" FROM "DaySales" s
  WHERE s."by" = ${by} AND s."day" BETWEEN ${period.from}::date AND ${period.to}::date
    AND s."day" NOT IN (SELECT "day" FROM live)
  UNION ALL
  (${liveSales(by, Prisma.sql`live`)})`
