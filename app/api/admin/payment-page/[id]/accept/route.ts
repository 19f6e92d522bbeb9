import { serve } from '@/lib/api/serve'
import { paymentPageEndpoints } from '@/lib/checkout/payment-page/endpoints'
import { acceptPage } from '@/lib/checkout/payment-page/mark-known'
import { readPaymentPage } from '@/lib/checkout/payment-page/queries'

export const POST = serve(
  paymentPageEndpoints['POST /api/admin/payment-page/[id]/accept'],
  async ({ actor, params }) => {
    await acceptPage(actor, params.id)
    return readPaymentPage()
  },
)
