import { CART_PROBLEMS } from '@/lib/pricing/coupon'

/** Why a coupon is refused. What is wrong with a cart can be mended by changing the cart. */
export const COUPON_PROBLEMS = [
  'unknown',
  'not_yet',
  'expired',
  'used_up',
  'used_by_buyer',
  ...CART_PROBLEMS,
] as const
export type CouponProblem = (typeof COUPON_PROBLEMS)[number]
