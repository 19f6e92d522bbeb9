import 'server-only'
import { db, Prisma } from '@/lib/core/db'

type Sales = { orders: number; grossCents: number }
type Row = { orders: number; gross: bigint; ordersBefore: number; grossBefore: bigint }

/**
 * What was sold today, and on the same weekday of the last week up to the same time of day. Days and times are those of the
 * time zone, also where its clocks were changed in between.
 */
export async function salesSoFar(timezone: string): Promise<{ today: Sales; before: Sales }> {
  const [row] = await db().$queryRaw<Row[]>(Prisma.sql`
    WITH clock AS (SELECT now() AT TIME ZONE ${timezone} AS "now"),
      placed AS (
        SELECT o."totalAmount" - o."giftCardAmount" AS "paid", o."createdAt" AT TIME ZONE ${timezone} >= date_trunc('day', c."now") AS "isToday"
        FROM clock c CROSS JOIN "Order" o
        WHERE o."createdAt" >= date_trunc('day', c."now") AT TIME ZONE ${timezone}
          OR (o."createdAt" >= (date_trunc('day', c."now") - interval '7 days') AT TIME ZONE ${timezone}
            AND o."createdAt" < (c."now" - interval '7 days') AT TIME ZONE ${timezone})
      )
    SELECT count(*) FILTER (WHERE "isToday")::int AS "orders",
           count(*) FILTER (WHERE NOT "isToday")::int AS "ordersBefore",
           (coalesce(sum("paid") FILTER (WHERE "isToday"), 0) * 100)::bigint AS "gross",
           (coalesce(sum("paid") FILTER (WHERE NOT "isToday"), 0) * 100)::bigint AS "grossBefore"
    FROM placed`)
  if (!row) throw new Error('An aggregate always has a row')
  return {
    today: { orders: row.orders, grossCents: Number(row.gross) },
    before: { orders: row.ordersBefore, grossCents: Number(row.grossBefore) },
  }
}
