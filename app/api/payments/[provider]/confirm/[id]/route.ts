import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { finishElementsPayment } from '@/lib/checkout/finish-elements-payment'
import { providerAt } from '@/lib/payments/providers'

export const POST = serve(
  checkoutEndpoints['POST /api/payments/[provider]/confirm/[id]'],
  ({ params: { provider, id }, body, sessionId }) =>
    finishElementsPayment(
      providerAt('elements', provider),
      { transactionId: id, isGivenUp: body.isGivenUp },
      sessionId,
    ),
)
