import { optionalCartSession } from '@/lib/cart/session-header'
import { payByCard } from '@/lib/checkout/pay-by-card'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { cardPaymentResultSchema, cardPaymentSchema } from '@/lib/payments/contracts'

export const POST = route(
  async (request) => {
    const payment = await parseBody(request, cardPaymentSchema)
    return reply(cardPaymentResultSchema, await payByCard(payment, optionalCartSession(request)))
  },
  { limit: LIMITS.startPayment },
)
