import { serve } from '@/lib/api/serve'
import { changeCoupon } from '@/lib/cart/coupons/change-coupon'
import { deleteCoupon } from '@/lib/cart/coupons/delete-coupon'
import { couponEndpoints } from '@/lib/cart/coupons/endpoints'

export const PUT = serve(
  couponEndpoints['PUT /api/admin/coupons/[id]'],
  ({ actor, params, body }) => changeCoupon(actor, params.id, body),
)

export const DELETE = serve(
  couponEndpoints['DELETE /api/admin/coupons/[id]'],
  ({ actor, params }) => deleteCoupon(actor, params.id),
)
