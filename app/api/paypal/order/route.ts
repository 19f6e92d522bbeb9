import { optionalCartSession } from '@/lib/cart/session-header'
import { startWalletPayment } from '@/lib/checkout/start-wallet-payment'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { startWalletPaymentSchema, walletOrderSchema } from '@/lib/payments/contracts'

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
