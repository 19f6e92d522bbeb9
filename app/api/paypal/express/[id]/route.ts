import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { finishExpressPayment } from '@/lib/checkout/express/finish-express-payment'
import { Reply } from '@/lib/http/serve'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/paypal/express/[id]'],
  async ({ params, sessionId }) => {
    const provider = providerAt('wallet', 'paypal')
    const { isNew, ...result } = await finishExpressPayment(provider, params.id, sessionId)
    return new Reply(isNew ? 201 : 200, result)
  },
)
