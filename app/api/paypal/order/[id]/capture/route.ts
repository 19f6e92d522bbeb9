import { serve } from '@/lib/api/serve'
import { captureWalletPayment } from '@/lib/checkout/capture-wallet-payment'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'

export const POST = serve(
  checkoutEndpoints['POST /api/paypal/order/[id]/capture'],
  ({ params, body, sessionId }) => captureWalletPayment(params.id, body.amount, sessionId),
)
