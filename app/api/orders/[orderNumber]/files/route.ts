import { serve } from '@/lib/api/serve'
import { downloadEndpoints } from '@/lib/downloads/endpoints'
import { filesForBuyer } from '@/lib/downloads/order-files'

export const GET = serve(
  downloadEndpoints['GET /api/orders/[orderNumber]/files'],
  ({ params: { orderNumber }, sessionId, request }) =>
    filesForBuyer(orderNumber, { sessionId, token: request.headers.get('x-order-token') }),
)
