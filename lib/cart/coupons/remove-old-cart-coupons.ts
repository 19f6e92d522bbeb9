import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** As long as an abandoned cart. */
const CART_COUPON_DAYS = 90

/** Removes the coupons of abandoned carts. */
export async function removeOldCartCoupons(): Promise<void> {
  await db().cartCoupon.deleteMany({ where: { updatedAt: { lt: daysAgo(CART_COUPON_DAYS) } } })
}
