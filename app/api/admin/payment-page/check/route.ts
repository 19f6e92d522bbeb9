import { serve } from '@/lib/api/serve'
import { checkPage } from '@/lib/checkout/payment-page/check-page'
import { paymentPageEndpoints } from '@/lib/checkout/payment-page/endpoints'
import { readPaymentPage } from '@/lib/checkout/payment-page/queries'

export const POST = serve(paymentPageEndpoints['POST /api/admin/payment-page/check'], async () => {
  await checkPage()
  return readPaymentPage()
})
