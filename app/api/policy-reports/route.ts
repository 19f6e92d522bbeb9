import { serve } from '@/lib/api/serve'
import { paymentPageEndpoints } from '@/lib/checkout/payment-page/endpoints'
import { receiveReports } from '@/lib/checkout/payment-page/receive-reports'

export const POST = serve(paymentPageEndpoints['POST /api/policy-reports'], ({ signedBody }) =>
  receiveReports(signedBody.toString('utf8')),
)
