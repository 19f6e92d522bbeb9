import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { mayMove, newStatus } from './key-states-sql'

/**
 * Assigns keys to an order item: first those reserved for the payment, then free ones.
 *
 * @param missing number of keys that the item still needs
 * @returns the ids of the keys; fewer than `missing` when the pool ran dry
 */
export async function assignKeys(
  tx: Tx,
  item: { id: number; productId: number; paymentId: string; missing: number },
): Promise<number[]> {
  if (item.missing <= 0) return []
  const rows = await tx.$queryRaw<{ id: number }[]>(Prisma.sql`
    UPDATE "ProductKey"
    SET "status" = ${newStatus('assign')}, "orderItemId" = ${item.id}, "assignedAt" = now(),
        "paymentId" = ${item.paymentId}::uuid, "reservedUntil" = NULL
    WHERE "id" IN (
      SELECT "id" FROM "ProductKey"
      WHERE "productId" = ${item.productId} AND ${mayMove('assign', item.paymentId)}
      ORDER BY ("status" = 'reserved' AND "paymentId" = ${item.paymentId}::uuid) DESC NULLS LAST, "id"
      LIMIT ${item.missing} FOR UPDATE SKIP LOCKED
    ) RETURNING "id"`)
  return rows.map(({ id }) => id)
}
