import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { orderFromPayment } from '@/lib/checkout/order-from-payment'

export const POST = serve(
  checkoutEndpoints['POST /api/admin/payments/[id]/order'],
  ({ params, body, actor }) => orderFromPayment(params.id, body, actor),
)
