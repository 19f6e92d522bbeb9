import 'server-only'
import { z } from 'zod'
import { addDays, dayOf, instantOf, localTimeOf, startOfDay } from '@/lib/core/calendar'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { MINUTE_MS } from '@/lib/core/time'
import { PAID } from './live-sales'

type Sales = { orders: number; grossCents: number }
const rowSchema = z.object({
  orders: z.number(),
  gross: z.bigint(),
  ordersBefore: z.number(),
  grossBefore: z.bigint(),
})

/**
 * What was sold today, and on the same weekday of the last week up to the same time of day. Days and times are those of the
 * time zone, also where its clocks were changed in between.
 */
export async function salesSoFar(
  timezone: string,
  now = new Date(),
): Promise<{ today: Sales; before: Sales }> {
  const today = dayOf(now, timezone)
  const weekAgo = addDays(today, -7)
  const sameMinute = instantOf(`${weekAgo}${localTimeOf(now, timezone).slice(10)}`, timezone)
  const [start, startBefore, endBefore] = [
    startOfDay(today, timezone),
    startOfDay(weekAgo, timezone),
    new Date(sameMinute.getTime() + (now.getTime() % MINUTE_MS)),
  ].map((instant) => Prisma.sql`${instant.toISOString()}::timestamptz`)
  const [row] = await rowsOf(
    db(),
    rowSchema,
    Prisma.sql`
    WITH placed AS (
      SELECT ${PAID} AS "paid", o."createdAt" >= ${start} AS "isToday"
      FROM "Order" o
      WHERE o."createdAt" >= ${start} OR (o."createdAt" >= ${startBefore} AND o."createdAt" < ${endBefore})
    )
    SELECT count(*) FILTER (WHERE "isToday")::int AS "orders",
           count(*) FILTER (WHERE NOT "isToday")::int AS "ordersBefore",
           (coalesce(sum("paid") FILTER (WHERE "isToday"), 0) * 100)::bigint AS "gross",
           (coalesce(sum("paid") FILTER (WHERE NOT "isToday"), 0) * 100)::bigint AS "grossBefore"
    FROM placed`,
  )
  if (!row) throw new Error('An aggregate always has a row')
  return {
    today: { orders: row.orders, grossCents: Number(row.gross) },
    before: { orders: row.ordersBefore, grossCents: Number(row.grossBefore) },
  }
}
