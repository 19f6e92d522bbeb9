import 'server-only'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { Prisma, type Tx } from '@/lib/core/db'

export type AvailableStock = { name: string; available: number; newestKeyId: number }

/**
 * How many keys of a product can be sold now; expired reservations count as available.
 *
 * @returns `null` for a product that is delivered by hand
 */
export async function availableStock(tx: Tx, productId: number): Promise<AvailableStock | null> {
  const [stock] = await tx.$queryRaw<AvailableStock[]>(Prisma.sql`
    SELECT p."name",
      coalesce((SELECT max(k."id") FROM "ProductKey" k WHERE k."productId" = p."id"), 0) AS "newestKeyId",
      (SELECT count(*) FROM "ProductKey" k WHERE k."productId" = p."id" AND ${FREE_KEY})::int AS "available"
    FROM "Product" p WHERE p."id" = ${productId} AND p."delivery" = 'keys'`)
  return stock ?? null
}
