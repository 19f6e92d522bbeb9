import { serve } from '@/lib/api/serve'
import { paymentPageEndpoints } from '@/lib/checkout/payment-page/endpoints'
import { readPaymentPage } from '@/lib/checkout/payment-page/queries'

export const GET = serve(paymentPageEndpoints['GET /api/admin/payment-page'], () =>
  readPaymentPage(),
)
