import 'server-only'
import { db } from '@/lib/core/db'
import { fieldError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminCoupon, CouponChange } from './admin-contracts'
import {
  auditedTerms,
  COUPON_ENTITY,
  columnsOf,
  lockCoupon,
  onTakenCode,
  requireScope,
  written,
} from './coupon-writes'

/**
 * Changes a coupon, for payments that start from now on.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, its code is taken, or another code
 *   is given to one that was used; `invalid` for unknown products and categories
 */
export function changeCoupon(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...input }: CouponChange,
): Promise<AdminCoupon> {
  return db()
    .$transaction(async (tx) => {
      const before = await lockCoupon(tx, id)
      requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisCoupon'))
      // Orders name it by its code.
      if (before.uses > 0 && input.code !== before.code)
        throw fieldError('conflict', 'code', say('coupons.usedKeepsCode'))
      await requireScope(tx, input, before)
      const changed = await tx.coupon.update({ where: { id }, data: columnsOf(input) })
      await recordAudit(tx, actor, {
        action: 'coupon.update',
        entityType: COUPON_ENTITY,
        entityId: id,
        before: auditedTerms(before),
        after: auditedTerms(changed),
      })
      return written(tx, changed)
    })
    .catch(onTakenCode)
}
