import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { auditedTerms, COUPON_ENTITY, lockCoupon } from './coupon-writes'

/** Deletes a coupon that was never used. @throws AppError `not_found`, `conflict` */
export function deleteCoupon(actor: Actor, id: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const coupon = await lockCoupon(tx, id)
    if (coupon.uses > 0) throw new AppError('conflict', say('coupons.usedNotDeleted'))
    await tx.coupon.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'coupon.delete',
      entityType: COUPON_ENTITY,
      entityId: id,
      before: auditedTerms(coupon),
    })
  })
}
