import 'server-only'
import { db } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import { catalogTags } from './cache-tags'
import { queueReleaseChanges } from './preorder-jobs'
import { PRODUCT_ENTITY } from './product-writes'
import { stockChanged } from './refresh-stock'

/** Ends the pre-orders whose day has come: those who wait are delivered to, and everybody else buys as usual. */
export async function releaseDuePreorders(): Promise<void> {
  const due = await db().product.findMany({
    where: { availableFrom: { lte: new Date() } },
    orderBy: { availableFrom: 'asc' },
    select: { id: true },
  })
  for (const { id } of due) await releaseIfDue(id)
  await stockChanged(due.map(({ id }) => id))
}

/** Somebody may have changed or deleted it since it was found. */
async function releaseIfDue(id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'Product', { id })
    const product = await tx.product.findUnique({ where: { id }, select: { availableFrom: true } })
    if (!product?.availableFrom || product.availableFrom > new Date()) return
    const before = { availableFrom: product.availableFrom.toISOString() }
    const after = { availableFrom: null }
    await tx.product.update({ where: { id }, data: after, select: { id: true } })
    await recordAudit(tx, SERVER, {
      action: 'product.release',
      entityType: PRODUCT_ENTITY,
      entityId: id,
      before,
      after,
    })
    await queueReleaseChanges(tx, [{ id, before, after }])
    await invalidateTags(tx, [catalogTags.products])
  })
}
