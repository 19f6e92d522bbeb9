import 'server-only'
import { z } from 'zod'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { notFree } from './key-not-free'
import { mayMove } from './key-states-sql'
import { productKey } from './queries'

const deleteKeyRow = z.object({ productId: z.number(), keyType: z.string(), status: z.string() })

/**
 * Deletes a key that was never sold.
 *
 * @throws AppError `not_found`, or `conflict` when it is sold, or reserved for a payment in progress
 */
export async function deleteKey(actor: Actor, id: number): Promise<void> {
  const productId = await db().$transaction(async (tx) => {
    // A key that may be withdrawn from sale may be deleted too, and so may one that was withdrawn
    // before it was sold.
    const deleted = await rowsOf(
      tx,
      deleteKeyRow,
      Prisma.sql`
        DELETE FROM "ProductKey"
        WHERE "id" = ${id}
          AND (${mayMove('quarantine')} OR ("status" = 'quarantined' AND "orderItemId" IS NULL))
        RETURNING "productId", "keyType"::text, "status"::text`,
    )
    if (!deleted[0]) throw notFree(await productKey(id), 'deleted')
    await recordAudit(tx, actor, {
      action: 'product_key.delete',
      entityType: 'product_key',
      entityId: id,
      before: deleted[0],
    })
    return deleted[0].productId
  })
  await stockChanged([productId])
}
