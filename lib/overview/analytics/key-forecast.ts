import 'server-only'
import { z } from 'zod'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { addDays, dayOf, startOfDay } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { readReport } from '@/lib/core/read-report'
import { currentSetting, currentSettings } from '@/lib/settings/queries'
import type { ForecastQuery, ForecastRow } from './contracts'
import { daySales } from './day-sales'
import { daysLeft, FORECAST_DAYS, LOW_STOCK_DAYS, MIN_HISTORY_DAYS } from './forecast'
import type { Days } from './period'

/** The days over which sales are averaged, today the last of them. */
async function forecastPeriod(): Promise<Days> {
  const timezone = await currentSetting('timezone')
  const today = dayOf(new Date(), timezone)
  return { from: addDays(today, 1 - FORECAST_DAYS), to: today, timezone }
}

/** The products with keys and what of them was sold lately, as `p`; `days` is the rule of `historyDays`. */
const forecast = (period: Days) => Prisma.sql`
  WITH sold AS (
    SELECT s."productId", sum(s."pieces")::int AS "sold" FROM (
      SELECT s."key"::int AS "productId", s."count" AS "pieces" FROM (${daySales('products', period)}) s
      UNION ALL
      SELECT i."productId", -i."quantity" FROM "Order" o JOIN "OrderItem" i ON i."orderId" = o."id"
      WHERE o."orderStatus" = 'cancelled' AND o."createdAt" >= ${startOfDay(period.from, period.timezone).toISOString()}::timestamptz
    ) s GROUP BY 1
  ), stock AS (
    SELECT k."productId", count(*)::int AS "available" FROM "ProductKey" k
    WHERE k."status" IN ('available', 'reserved') AND ${FREE_KEY}
    GROUP BY 1
  ), p AS (
    SELECT p."id" AS "productId", p."name" AS "productName", p."nameLower",
           coalesce(k."available", 0) AS "available", coalesce(s."sold", 0) AS "sold",
           least(${FORECAST_DAYS}::int, greatest(${MIN_HISTORY_DAYS}::int,
             ceil(extract(epoch FROM now() - p."createdAt") / 86400)))::int AS "days"
    FROM "Product" p
    LEFT JOIN sold s ON s."productId" = p."id"
    LEFT JOIN stock k ON k."productId" = p."id"
    WHERE p."delivery" = 'keys' AND NOT p."isBundle" AND NOT p."isHidden"
  )`

const SOONEST_FIRST = Prisma.sql`
  "available"::numeric * "days" / nullif("sold", 0) NULLS LAST, "available", "nameLower", "productId"`

const rowSchema = z.object({
  productId: z.number(),
  productName: z.string(),
  available: z.number(),
  sold: z.number(),
  days: z.number(),
  matches: z.number(),
})
type Row = z.infer<typeof rowSchema>

const toForecast = ({ days, matches: _, ...row }: Row): ForecastRow => ({
  ...row,
  daysLeft: daysLeft(row.available, row.sold, days),
})

const COLUMNS = Prisma.sql`
  "productId", "productName", "available", "sold", "days", (count(*) OVER ())::int AS "matches"`

/** How long the keys of each product last; those that run out first come first. */
export async function keyForecast({
  limit,
  offset,
}: ForecastQuery): Promise<{ rows: ForecastRow[]; total: number }> {
  const period = await forecastPeriod()
  const [rows, total] = await Promise.all([
    readReport(
      rowSchema,
      Prisma.sql`
      ${forecast(period)} SELECT ${COLUMNS} FROM p ORDER BY ${SOONEST_FIRST} LIMIT ${limit} OFFSET ${offset}`,
    ),
    db().product.count({ where: { delivery: 'keys', isBundle: false, isHidden: false } }),
  ])
  return { rows: rows.map(toForecast), total }
}

/** The products whose keys should be bought soon: few are left, or they last for less than a week. */
export async function runningOut(limit: number): Promise<{ rows: ForecastRow[]; total: number }> {
  const [{ lowStockThreshold }, period] = await Promise.all([currentSettings(), forecastPeriod()])
  const rows = await readReport(
    rowSchema,
    Prisma.sql`
    ${forecast(period)} SELECT ${COLUMNS} FROM p
    WHERE "available" <= ${lowStockThreshold} OR "available" * "days" < ${LOW_STOCK_DAYS}::int * "sold"
    ORDER BY ${SOONEST_FIRST} LIMIT ${limit}`,
  )
  return { rows: rows.map(toForecast), total: rows[0]?.matches ?? 0 }
}
