import { serve } from '@/lib/api/serve'
import { paymentPageEndpoints } from '@/lib/checkout/payment-page/endpoints'
import { markBlockedKnown } from '@/lib/checkout/payment-page/mark-known'
import { readPaymentPage } from '@/lib/checkout/payment-page/queries'

export const POST = serve(
  paymentPageEndpoints['POST /api/admin/payment-page/blocked/[id]/known'],
  async ({ actor, params }) => {
    await markBlockedKnown(actor, params.id)
    return readPaymentPage()
  },
)
