import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { payByGiftCard } from '@/lib/checkout/pay-by-gift-card'

export const POST = serve(
  checkoutEndpoints['POST /api/payment/gift-card'],
  ({ body, sessionId, address, agent }) => payByGiftCard(body, { sessionId, address, agent }),
)
