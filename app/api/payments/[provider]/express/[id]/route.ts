import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { finishConfirmedExpress } from '@/lib/checkout/express/finish-confirmed-express'
import { finishExpressPayment } from '@/lib/checkout/express/finish-express-payment'
import { Reply } from '@/lib/http/serve'
import { providerIn } from '@/lib/payments/provider-ids'
import { PROVIDERS, providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/express/[id]'],
  async ({ params, sessionId }) => {
    const id = providerIn(params.provider)
    const provider = id && PROVIDERS[id]
    const { isNew, ...result } =
      provider?.kind === 'elements'
        ? await finishConfirmedExpress(provider, params.id, sessionId)
        : await finishExpressPayment(providerAt('wallet', params.provider), params.id, sessionId)
    return new Reply(isNew ? 201 : 200, result)
  },
)
