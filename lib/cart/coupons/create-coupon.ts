import 'server-only'
import { db } from '@/lib/core/db'
import { requireChargeable } from '@/lib/settings/require-chargeable'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { AdminCoupon, CouponInput } from './admin-contracts'
import {
  auditedTerms,
  COUPON_ENTITY,
  columnsOf,
  onTakenCode,
  requireScope,
  written,
} from './coupon-writes'

/** Creates a coupon. @throws AppError `conflict` when its code is taken; `invalid` for unknown products and categories */
export function createCoupon(actor: Actor, input: CouponInput): Promise<AdminCoupon> {
  return db()
    .$transaction(async (tx) => {
      await requireScope(tx, input)
      await requireChargeable(tx, { amount: input.amount, minimum: input.minimum })
      const created = await tx.coupon.create({ data: columnsOf(input) })
      await recordAudit(tx, actor, {
        action: 'coupon.create',
        entityType: COUPON_ENTITY,
        entityId: created.id,
        after: auditedTerms(created),
      })
      return written(tx, created)
    })
    .catch(onTakenCode)
}
