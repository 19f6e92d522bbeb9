import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { resendToPayer } from '@/lib/orders/resend-to-payer'

export const POST = serve(
  orderEndpoints['POST /api/orders/[orderNumber]/resend'],
  ({ params: { orderNumber }, sessionId }) => resendToPayer({ orderNumber, sessionId }),
)
