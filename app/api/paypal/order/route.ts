import { startWalletPaymentSchema, walletOrderSchema } from '@/lib/domains/payments/contracts'
import { optionalCartSession } from '@/lib/http/cart-session'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { startWalletPayment } from '@/lib/workflows/complete-payment'

export const POST = route(
  async (request) => {
    const payment = await parseBody(request, startWalletPaymentSchema)
    return reply(
      walletOrderSchema,
      await startWalletPayment(payment, optionalCartSession(request)),
      { status: 201 },
    )
  },
  { limit: LIMITS.startPayment },
)
