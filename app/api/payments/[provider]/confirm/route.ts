import { serve } from '@/lib/api/serve'
import { confirmElementsPayment } from '@/lib/checkout/confirm-elements-payment'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/confirm'],
  ({ params, body, sessionId, address, agent, host }) =>
    confirmElementsPayment(providerAt('elements', params.provider), body, {
      sessionId,
      address,
      agent,
      host,
    }),
)
