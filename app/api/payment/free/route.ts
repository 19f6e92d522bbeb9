import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { payNothing } from '@/lib/checkout/pay-nothing'

export const POST = serve(
  checkoutEndpoints['POST /api/payment/free'],
  ({ body, sessionId, address, agent }) => payNothing(body, { sessionId, address, agent }),
)
