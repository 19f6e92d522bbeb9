import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'

/** Marks that a product has keys from now on, so that it is not delivered by hand any more. */
export async function openKeyPool(tx: Tx, productId: number): Promise<void> {
  // Past its `updatedAt`: whoever has the product open in the back office loses nothing by it.
  await tx.$executeRaw(
    Prisma.sql`UPDATE "Product" SET "hasKeyPool" = true WHERE "id" = ${productId} AND NOT "hasKeyPool"`,
  )
}
