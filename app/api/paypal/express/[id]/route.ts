import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { finishExpressPayment } from '@/lib/checkout/express/finish-express-payment'
import { Reply } from '@/lib/http/serve'

export const POST = serve(
  checkoutEndpoints['POST /api/paypal/express/[id]'],
  async ({ params, sessionId }) => {
    const { isNew, ...result } = await finishExpressPayment(params.id, sessionId)
    return new Reply(isNew ? 201 : 200, result)
  },
)
