import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { payByCard } from '@/lib/checkout/pay-by-card'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payment/authorize-net'],
  ({ body, sessionId, address, agent, host }) =>
    payByCard(providerAt('card', 'authorize-net'), body, { sessionId, address, agent, host }),
)
