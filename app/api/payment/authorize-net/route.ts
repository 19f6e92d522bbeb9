import { cardPaymentResultSchema, cardPaymentSchema } from '@/lib/domains/payments/contracts'
import { optionalCartSession } from '@/lib/http/cart-session'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { payByCard } from '@/lib/workflows/complete-payment'

export const POST = route(
  async (request) => {
    const payment = await parseBody(request, cardPaymentSchema)
    return reply(cardPaymentResultSchema, await payByCard(payment, optionalCartSession(request)))
  },
  { limit: LIMITS.startPayment },
)
