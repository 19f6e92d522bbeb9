import 'server-only'
import { z } from 'zod'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

const availableStockSchema = z.object({
  name: z.string(),
  available: z.number(),
  newestKeyId: z.number(),
})
export type AvailableStock = z.infer<typeof availableStockSchema>

/**
 * How many keys of a product can be sold now; expired reservations count as available.
 *
 * @returns `null` for a product that is delivered by hand, and for a bundle
 */
export async function availableStock(tx: Tx, productId: number): Promise<AvailableStock | null> {
  const [stock] = await rowsOf(
    tx,
    availableStockSchema,
    Prisma.sql`
    SELECT p."name",
      coalesce((SELECT max(k."id") FROM "ProductKey" k WHERE k."productId" = p."id"), 0) AS "newestKeyId",
      (SELECT count(*) FROM "ProductKey" k WHERE k."productId" = p."id" AND ${FREE_KEY})::int AS "available"
    FROM "Product" p WHERE p."id" = ${productId} AND p."delivery" = 'keys' AND NOT p."isBundle"`,
  )
  return stock ?? null
}
