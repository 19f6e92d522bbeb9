import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { startExpressPayment } from '@/lib/checkout/express/start-express-payment'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/express'],
  ({ params, body, ...caller }) =>
    startExpressPayment(providerAt('wallet', params.provider), body, caller),
)
