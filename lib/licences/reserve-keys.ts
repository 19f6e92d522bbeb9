import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { mayMove, newStatus } from './key-states-sql'
import { RESERVATION_MINUTES } from './reservation-time'

type Requested = { productId: number; productName: string; quantity: number }

/**
 * Reserves one key per unit for a payment, or none at all. Keys that are already reserved for it count.
 *
 * @throws AppError `out_of_stock` when a product has too few keys; the caller's transaction
 *   must then roll back
 */
export async function reserveKeys(
  tx: Tx,
  paymentId: string,
  requested: readonly Requested[],
): Promise<void> {
  const pooled = await tx.product.findMany({
    where: { id: { in: requested.map(({ productId }) => productId) }, hasKeyPool: true },
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
        SELECT "id" FROM "ProductKey"
        WHERE "productId" = ${productId} AND ${mayMove('reserve', paymentId)}
        ORDER BY ("paymentId" = ${paymentId}::uuid) DESC NULLS LAST, "id"
        LIMIT ${quantity} FOR UPDATE SKIP LOCKED
      )`)
    if (reserved < quantity) {
      throw new AppError('out_of_stock', outOfStockText(productName, reserved), {
        details: { productId, available: reserved },
      })
    }
  }
}

const outOfStockText = (name: string, left: number) =>
  left === 0
    ? `${name} is out of stock`
    : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left`
