import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { confirmExpressPayment } from '@/lib/checkout/express/confirm-express-payment'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/express/confirm'],
  ({ params, body, sessionId, address, agent, host }) =>
    confirmExpressPayment(providerAt('elements', params.provider), body, {
      sessionId,
      address,
      agent,
      host,
    }),
)
