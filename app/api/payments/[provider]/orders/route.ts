import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { startWalletPayment } from '@/lib/checkout/start-wallet-payment'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/orders'],
  ({ params, body, ...caller }) =>
    startWalletPayment(providerAt('wallet', params.provider), body, caller),
)
