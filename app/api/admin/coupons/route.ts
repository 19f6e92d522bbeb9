import { serve } from '@/lib/api/serve'
import { listCoupons } from '@/lib/cart/coupons/admin-queries'
import { createCoupon } from '@/lib/cart/coupons/create-coupon'
import { couponEndpoints } from '@/lib/cart/coupons/endpoints'

export const GET = serve(couponEndpoints['GET /api/admin/coupons'], ({ query }) =>
  listCoupons(query),
)

export const POST = serve(couponEndpoints['POST /api/admin/coupons'], ({ actor, body }) =>
  createCoupon(actor, body),
)
