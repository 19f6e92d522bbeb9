import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { keysForPayer } from '@/lib/orders/keys-for-payer'

export const GET = serve(
  orderEndpoints['GET /api/orders/[orderNumber]/keys'],
  ({ params: { orderNumber }, sessionId, address, agent }) =>
    keysForPayer({ orderNumber, sessionId }, { address, agent }),
)
