import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { readOrder } from '@/lib/orders/read-order'

export const GET = serve(
  orderEndpoints['GET /api/orders/[orderNumber]'],
  ({ params, sessionId, request }) =>
    readOrder(params.orderNumber, { sessionId, token: request.headers.get('x-order-token') }),
)
