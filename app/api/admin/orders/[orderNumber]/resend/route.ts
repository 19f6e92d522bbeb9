import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { resendOrder } from '@/lib/orders/resend-order'

export const POST = serve(
  orderEndpoints['POST /api/admin/orders/[orderNumber]/resend'],
  async ({ params, actor }) => ({ mail: await resendOrder(params.orderNumber, actor) }),
)
