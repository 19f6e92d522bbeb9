import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'

export type AvailableStock = { name: string; available: number; newestKeyId: number }

/**
 * How many keys of a product can be sold now; expired reservations count as available.
 *
 * @returns `null` for a product without a key pool, or whose pool never had a key
 */
export async function availableStock(tx: Tx, productId: number): Promise<AvailableStock | null> {
  const [stock] = await tx.$queryRaw<AvailableStock[]>(Prisma.sql`
    SELECT p."name", max(k."id")::int AS "newestKeyId",
      count(*) FILTER (WHERE k."status" = 'available'
        OR (k."status" = 'reserved' AND k."reservedUntil" < now()))::int AS "available"
    FROM "Product" p JOIN "ProductKey" k ON k."productId" = p."id"
    WHERE p."id" = ${productId} AND p."hasKeyPool" GROUP BY p."id"`)
  return stock ?? null
}
