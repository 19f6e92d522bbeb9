import { serve } from '@/lib/api/serve'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'
import { filesForBuyer } from '@/lib/orders/downloads/order-files'

export const GET = serve(
  downloadEndpoints['GET /api/orders/[orderNumber]/files'],
  ({ params: { orderNumber }, sessionId, request }) =>
    filesForBuyer(orderNumber, { sessionId, token: request.headers.get('x-order-token') }),
)
