import 'server-only'
import { db, type Tx } from '@/lib/core/db'

/** Takes the coupon off a session's cart. */
export async function leaveCoupon(sessionId: string): Promise<void> {
  await db().cartCoupon.deleteMany({ where: { sessionId } })
}

/** Takes a coupon that was paid with off a session's cart; one that was entered since stays. */
export async function leaveUsedCoupon(tx: Tx, sessionId: string, couponId: number): Promise<void> {
  await tx.cartCoupon.deleteMany({ where: { sessionId, couponId } })
}
