import 'server-only'
import { db } from '@/lib/core/db'
import { lockRows } from '@/lib/core/rows'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { recordAudit, SERVER } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import { catalogTags } from './cache-tags'
import { PRODUCT_ENTITY } from './product-writes'
import { videoTags } from './video-tags'

/** Shows the hidden products whose time has come to go on sale. */
export async function publishDueProducts(): Promise<void> {
  const due = await db().product.findMany({
    where: { publishAt: { lte: new Date() } },
    orderBy: { publishAt: 'asc' },
    select: { id: true },
  })
  for (const { id } of due) await publishIfDue(id)
}

/** Somebody may have changed or deleted it since it was found. */
async function publishIfDue(id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'Product', { id })
    const product = await tx.product.findUnique({
      where: { id },
      select: { publishAt: true, videoUrl: true },
    })
    if (!product?.publishAt || product.publishAt > new Date()) return
    const before = { isHidden: true, publishAt: product.publishAt.toISOString() }
    const after = { isHidden: false, publishAt: null }
    await tx.product.update({ where: { id }, data: after, select: { id: true } })
    await recordAudit(tx, SERVER, {
      action: 'product.publish',
      entityType: PRODUCT_ENTITY,
      entityId: id,
      before,
      after,
      undo: undoState(before, after),
    })
    await invalidateTags(tx, [catalogTags.products, ...videoTags([product.videoUrl ?? undefined])])
  })
}
