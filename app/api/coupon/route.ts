import { serve } from '@/lib/api/serve'
import { couponEndpoints } from '@/lib/cart/coupons/endpoints'
import { enterCoupon } from '@/lib/cart/coupons/enter-coupon'
import { leaveCoupon } from '@/lib/cart/coupons/leave-coupon'
import { cartCoupon } from '@/lib/cart/coupons/queries'

export const GET = serve(couponEndpoints['GET /api/coupon'], ({ sessionId }) =>
  cartCoupon(sessionId),
)

export const PUT = serve(couponEndpoints['PUT /api/coupon'], ({ sessionId, body }) =>
  enterCoupon(sessionId, body),
)

export const DELETE = serve(couponEndpoints['DELETE /api/coupon'], ({ sessionId }) =>
  leaveCoupon(sessionId),
)
