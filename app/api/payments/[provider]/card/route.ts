import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { payByCard } from '@/lib/checkout/pay-by-card'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/card'],
  ({ params, body, sessionId, address, agent, host }) =>
    payByCard(providerAt('card', params.provider), body, { sessionId, address, agent, host }),
)
