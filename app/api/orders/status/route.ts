import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { orderStatusOf } from '@/lib/orders/order-status'

export const POST = serve(orderEndpoints['POST /api/orders/status'], ({ body, address, agent }) =>
  orderStatusOf(body.token, { address, agent }),
)
