import 'server-only'
import { db } from '@/lib/core/db'
import { DAY_MS } from '@/lib/core/time'

const DAYS = 90

/** How many pieces of each product were sold in the last 90 days and not given back, by its id. */
export async function recentSales(): Promise<Map<number, number>> {
  const rows = await db().$queryRaw<{ productId: number; pieces: number }[]>`
    SELECT i."productId", sum(i."quantity" - i."refundedQuantity")::int AS "pieces"
    FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId"
    WHERE o."createdAt" > ${new Date(Date.now() - DAYS * DAY_MS)} GROUP BY 1`
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]))
}
