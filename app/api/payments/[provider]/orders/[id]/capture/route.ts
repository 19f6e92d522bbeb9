import { serve } from '@/lib/api/serve'
import { captureWalletPayment } from '@/lib/checkout/capture-wallet-payment'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/orders/[id]/capture'],
  ({ params, body, sessionId }) =>
    captureWalletPayment(providerAt('wallet', params.provider), params.id, body.amount, sessionId),
)
