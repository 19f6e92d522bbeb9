import 'server-only'
import { z } from 'zod'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { ProductKey } from './contracts'
import { notFree } from './key-not-free'
import { mayMove, newStatus } from './key-states-sql'
import { productKey } from './queries'

const quarantineKeyRow = z.object({ productId: z.number() })

/**
 * Withdraws a free key from sale, such as one that a publisher has blocked. It stays on record, so that
 * it can't be added again by accident.
 *
 * @throws AppError `not_found`, or `conflict` when the key is not free
 */
export async function quarantineKey(actor: Actor, id: number, reason: string): Promise<ProductKey> {
  const productId = await db().$transaction(async (tx) => {
    const taken = await rowsOf(
      tx,
      quarantineKeyRow,
      Prisma.sql`
      UPDATE "ProductKey"
      SET "status" = ${newStatus('quarantine')}, "quarantinedAt" = now(),
          "quarantineReason" = ${reason}, "paymentId" = NULL, "reservedUntil" = NULL
      WHERE "id" = ${id} AND ${mayMove('quarantine')} RETURNING "productId"`,
    )
    if (!taken[0]) throw notFree(await productKey(id), 'quarantined')
    // The reason is stored with the key only, not audited: the key may have been pasted into it.
    await recordAudit(tx, actor, {
      action: 'product_key.quarantine',
      entityType: 'product_key',
      entityId: id,
      before: { productId: taken[0].productId, status: 'available' },
      after: { productId: taken[0].productId, status: 'quarantined' },
    })
    return taken[0].productId
  })
  await stockChanged([productId])
  return productKey(id)
}
