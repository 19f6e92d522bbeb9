import 'server-only'
import { STILL_GOOD } from '@/lib/catalog/free-key'
import { Prisma, type Tx } from '@/lib/core/db'
import { requireMayWait } from './back-ordered'
import { mayMove, NEXT_FIRST, newStatus } from './key-states-sql'
import { keysForNewcomer } from './left-for-newcomer'
import { neededKeys, type RequestedKeys } from './needed-keys'
import { RESERVATION_MINUTES } from './reservation-time'

/**
 * Reserves one key per unit for a payment, of a bundle those of its parts, or none at all; of what is sold
 * without keys, those that are there, and none of a pre-order. Keys that are already reserved for it count, those that earlier buyers
 * wait for do not.
 *
 * @throws AppError `out_of_stock` when a product has too few keys; the caller's transaction
 *   must then roll back
 */
export async function reserveKeys(
  tx: Tx,
  paymentId: string,
  requested: readonly RequestedKeys[],
): Promise<void> {
  // Of a product that is bought by itself and in a bundle at once: those that are reserved for one are none for the other.
  const needed = neededKeys(requested)
  const pooled = await tx.product.findMany({
    where: { id: { in: needed.map(({ productId }) => productId) }, delivery: 'keys' },
    select: { id: true },
  })
  const hasPool = new Set(pooled.map(({ id }) => id))
  for (const need of needed) {
    const { productId, quantity } = need
    if (!hasPool.has(productId)) continue
    const most = Math.min(quantity, await keysForNewcomer(tx, productId, paymentId))
    const reserved = await tx.$executeRaw(Prisma.sql`
      UPDATE "ProductKey"
      SET "status" = ${newStatus('reserve')}, "paymentId" = ${paymentId}::uuid,
          "reservedUntil" = now() + make_interval(mins => ${RESERVATION_MINUTES})
      WHERE "id" IN (
        SELECT "id" FROM "ProductKey" k
        WHERE "productId" = ${productId} AND ${mayMove('reserve', paymentId)} AND ${STILL_GOOD}
        ORDER BY ("paymentId" = ${paymentId}::uuid) DESC NULLS LAST, ${NEXT_FIRST}
        LIMIT ${most} FOR UPDATE SKIP LOCKED
      )`)
    if (reserved < quantity) await requireMayWait(tx, need, reserved, paymentId)
  }
}
