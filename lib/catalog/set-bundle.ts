import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'

/** Has a product delivered by the keys of its parts from now on, or no longer. It is then delivered by hand until it has keys. */
export async function setBundle(tx: Tx, id: number, isBundle: boolean): Promise<void> {
  // Past its `updatedAt`: whoever has the product open in the back office loses nothing by it.
  await tx.$executeRaw(
    isBundle
      ? Prisma.sql`UPDATE "Product" SET "isBundle" = true, "delivery" = 'keys' WHERE "id" = ${id}`
      : Prisma.sql`
        UPDATE "Product" SET "isBundle" = false, "byHandParts" = false, "keysLeft" = NULL, "delivery" = 'manual' WHERE "id" = ${id}`,
  )
}
