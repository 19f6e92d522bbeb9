import 'server-only'
import { db } from '@/lib/core/db'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { ProductRemoval } from './admin-contracts'
import { catalogTags } from './cache-tags'
import { lockProduct, PRODUCT_ENTITY } from './product-writes'

/**
 * Deletes a product. One that was sold, or whose keys are or were on record, is hidden instead: orders
 * and keys keep naming it.
 *
 * @throws AppError `not_found`
 */
export async function deleteProduct(actor: Actor, id: number): Promise<ProductRemoval> {
  return db().$transaction(async (tx) => {
    const { fields } = await lockProduct(tx, id)
    const { delivery, _count } = await tx.product.findUniqueOrThrow({
      where: { id },
      select: { delivery: true, _count: { select: { orderItems: true, keys: true } } },
    })
    const isOnRecord = delivery === 'keys' || _count.orderItems > 0 || _count.keys > 0
    if (isOnRecord) await tx.product.update({ where: { id }, data: { isHidden: true } })
    else await tx.product.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: isOnRecord ? 'product.hide' : 'product.delete',
      entityType: PRODUCT_ENTITY,
      entityId: id,
      before: { ...fields },
    })
    await invalidateTags(tx, [catalogTags.products])
    return { outcome: isOnRecord ? 'hidden' : 'deleted' }
  })
}
