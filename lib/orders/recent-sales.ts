import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { DAY_MS } from '@/lib/core/time'

const DAYS = 90

const recentSalesRow = z.object({ productId: z.number(), pieces: z.number() })

/** How many pieces of each product were sold in the last 90 days and not given back, by its id. */
export async function recentSales(): Promise<Map<number, number>> {
  const rows = await rowsOf(
    db(),
    recentSalesRow,
    Prisma.sql`
    SELECT i."productId", sum(i."quantity" - i."refundedQuantity")::int AS "pieces"
    FROM "OrderItem" i JOIN "Order" o ON o."id" = i."orderId"
    WHERE o."createdAt" > ${new Date(Date.now() - DAYS * DAY_MS)} GROUP BY 1`,
  )
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]))
}
