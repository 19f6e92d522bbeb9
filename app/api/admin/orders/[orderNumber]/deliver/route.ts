import { serve } from '@/lib/api/serve'
import { deliverByHand } from '@/lib/orders/deliver-by-hand'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const POST = serve(
  orderEndpoints['POST /api/admin/orders/[orderNumber]/deliver'],
  ({ params, body, actor }) => deliverByHand(params.orderNumber, body, actor),
)
