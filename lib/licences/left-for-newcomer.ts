import 'server-only'
import { z } from 'zod'
import { servedBefore } from '@/lib/catalog/back-orders-sql'
import { FREE_KEY, STILL_GOOD } from '@/lib/catalog/free-key'
import { leftForNewcomer } from '@/lib/catalog/preorders'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

const countedSchema = z.object({ own: z.number(), free: z.number(), ahead: z.number() })

/**
 * How many keys of a product a new purchase may take: none of a pre-order, and none that earlier buyers wait for, who get theirs by a job.
 *
 * @param paymentId whose reserved keys are its own; `null` where it has none yet
 */
export async function keysForNewcomer(
  tx: Tx,
  productId: number,
  paymentId: string | null,
): Promise<number> {
  const isOwn = Prisma.sql`(k."status" = 'reserved' AND k."paymentId" = ${paymentId}::uuid AND ${STILL_GOOD})`
  const [counted] = await rowsOf(
    tx,
    countedSchema,
    Prisma.sql`
    SELECT
      (SELECT count(*) FROM "ProductKey" k WHERE k."productId" = p."id" AND coalesce(${isOwn}, false))::int AS "own",
      (SELECT count(*) FROM "ProductKey" k
        WHERE k."productId" = p."id" AND ${FREE_KEY} AND NOT coalesce(${isOwn}, false))::int AS "free",
      ${servedBefore(paymentId)} AS "ahead"
    FROM "Product" p WHERE p."id" = ${productId} AND p."availableFrom" IS NULL`,
  )
  return counted ? leftForNewcomer(counted) : 0
}
