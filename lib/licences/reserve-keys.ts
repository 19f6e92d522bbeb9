import 'server-only'
import { STILL_GOOD } from '@/lib/catalog/free-key'
import { Prisma, type Tx } from '@/lib/core/db'
import { mayMove, NEXT_FIRST, newStatus } from './key-states-sql'
import { outOfStock } from './out-of-stock'
import { RESERVATION_MINUTES } from './reservation-time'

export type RequestedKeys = { productId: number; productName: string; quantity: number }

/**
 * Reserves one key per unit for a payment, or none at all. Keys that are already reserved for it count.
 *
 * @throws AppError `out_of_stock` when a product has too few keys; the caller's transaction
 *   must then roll back
 */
export async function reserveKeys(
  tx: Tx,
  paymentId: string,
  requested: readonly RequestedKeys[],
): Promise<void> {
  const pooled = await tx.product.findMany({
    where: { id: { in: requested.map(({ productId }) => productId) }, delivery: 'keys' },
    select: { id: true },
  })
  const hasPool = new Set(pooled.map(({ id }) => id))
  for (const { productId, productName, quantity } of requested) {
    if (!hasPool.has(productId)) continue
    const reserved = await tx.$executeRaw(Prisma.sql`
      UPDATE "ProductKey"
      SET "status" = ${newStatus('reserve')}, "paymentId" = ${paymentId}::uuid,
          "reservedUntil" = now() + make_interval(mins => ${RESERVATION_MINUTES})
      WHERE "id" IN (
        SELECT "id" FROM "ProductKey" k
        WHERE "productId" = ${productId} AND ${mayMove('reserve', paymentId)} AND ${STILL_GOOD}
        ORDER BY ("paymentId" = ${paymentId}::uuid) DESC NULLS LAST, ${NEXT_FIRST}
        LIMIT ${quantity} FOR UPDATE SKIP LOCKED
      )`)
    if (reserved < quantity) throw outOfStock({ productId, productName, left: reserved })
  }
}
