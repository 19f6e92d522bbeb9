import { serve } from '@/lib/api/serve'
import { listCoupons } from '@/lib/coupons/admin-queries'
import { createCoupon } from '@/lib/coupons/create-coupon'
import { couponEndpoints } from '@/lib/coupons/endpoints'

export const GET = serve(couponEndpoints['GET /api/admin/coupons'], ({ query }) =>
  listCoupons(query),
)

export const POST = serve(couponEndpoints['POST /api/admin/coupons'], ({ actor, body }) =>
  createCoupon(actor, body),
)
