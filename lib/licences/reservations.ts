import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'

/** How long keys are kept for a payment that has begun (design: checkout). */
export const RESERVATION_MINUTES = 15

type Wanted = { productId: number; productName: string; quantity: number }

const FREE = Prisma.sql`("status" = 'available' OR ("status" = 'reserved' AND "reservedUntil" < now()))`

/**
 * Keeps one key per piece for a payment, or none at all. Keys that it already holds count.
 *
 * @throws AppError `out_of_stock` when a product's pool has not enough; the caller's transaction
 *   must then roll back
 */
export async function reserveKeys(tx: Tx, paymentId: string, wanted: Wanted[]): Promise<void> {
  const pooled = await tx.product.findMany({
    where: { id: { in: wanted.map(({ productId }) => productId) }, hasKeyPool: true },
    select: { id: true },
  })
  const hasPool = new Set(pooled.map(({ id }) => id))
  for (const { productId, productName, quantity } of wanted) {
    if (!hasPool.has(productId)) continue
    const reserved = await tx.$executeRaw(Prisma.sql`
      UPDATE "ProductKey"
      SET "status" = 'reserved', "paymentId" = ${paymentId}::uuid,
          "reservedUntil" = now() + make_interval(mins => ${RESERVATION_MINUTES})
      WHERE "id" IN (
        SELECT "id" FROM "ProductKey"
        WHERE "productId" = ${productId}
          AND (${FREE} OR ("status" = 'reserved' AND "paymentId" = ${paymentId}::uuid))
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

/** Gives a payment's reserved keys back. */
export async function releaseKeys(tx: Tx, paymentId: string): Promise<void> {
  await tx.productKey.updateMany({
    where: { paymentId, status: 'reserved' },
    data: { status: 'available', paymentId: null, reservedUntil: null },
  })
}

/** Keeps reservations alive while a provider takes its time. */
export async function extendReservation(tx: Tx, paymentId: string, until: Date): Promise<void> {
  await tx.productKey.updateMany({
    where: { paymentId, status: 'reserved' },
    data: { reservedUntil: until },
  })
}

/**
 * Hands keys to an order item: first those kept for the payment, then free ones.
 *
 * @param missing how many the item still lacks
 * @returns how many were assigned; fewer than `missing` when the pool ran dry
 */
export async function assignKeys(
  tx: Tx,
  item: { id: number; productId: number; paymentId: string; missing: number },
): Promise<number> {
  if (item.missing <= 0) return 0
  return tx.$executeRaw(Prisma.sql`
    UPDATE "ProductKey"
    SET "status" = 'used', "orderItemId" = ${item.id}, "assignedAt" = now(),
        "paymentId" = ${item.paymentId}::uuid, "reservedUntil" = NULL
    WHERE "id" IN (
      SELECT "id" FROM "ProductKey"
      WHERE "productId" = ${item.productId}
        AND (${FREE} OR ("status" = 'reserved' AND "paymentId" = ${item.paymentId}::uuid))
      ORDER BY ("status" = 'reserved' AND "paymentId" = ${item.paymentId}::uuid) DESC NULLS LAST, "id"
      LIMIT ${item.missing} FOR UPDATE SKIP LOCKED
    )`)
}
