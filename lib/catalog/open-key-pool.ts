import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'

/** Delivers a product by keys from now on, because it has some. */
export async function openKeyPool(tx: Tx, productId: number): Promise<void> {
  // Past its `updatedAt`: whoever has the product open in the back office loses nothing by it.
  await tx.$executeRaw(
    Prisma.sql`UPDATE "Product" SET "delivery" = 'keys' WHERE "id" = ${productId} AND "delivery" <> 'keys'`,
  )
}
