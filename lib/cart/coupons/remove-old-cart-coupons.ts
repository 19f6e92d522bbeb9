import 'server-only'
import { db } from '@/lib/core/db'

/** Removes the coupons of abandoned carts. */
export async function removeOldCartCoupons(before: Date): Promise<void> {
  await db().cartCoupon.deleteMany({ where: { updatedAt: { lt: before } } })
}
