import type { Use } from '@/lib/cart/coupons/coupon-uses'
import type { Payment } from '@/lib/payments/payment'

/** The use of the coupon that a payment was started with; `null` without one. */
export function couponUseOf({
  id,
  cart,
  customer,
}: Pick<Payment, 'id' | 'cart' | 'customer'>): Use | null {
  if (!cart?.coupon) return null
  return {
    paymentId: id,
    couponId: cart.coupon.id,
    email: customer?.email ?? null,
    discountCents: cart.discountCents,
  }
}
