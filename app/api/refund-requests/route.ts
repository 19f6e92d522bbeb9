import { serve } from '@/lib/api/serve'
import { consumeLimit } from '@/lib/http/rate-limit'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { REQUEST_REFUND_OF_ORDER } from '@/lib/refunds/limits'
import { requestRefund } from '@/lib/refunds/request-refund'

export const POST = serve(refundEndpoints['POST /api/refund-requests'], async ({ body }) => {
  await consumeLimit(REQUEST_REFUND_OF_ORDER, body.orderNumber.toLowerCase())
  return requestRefund(body)
})
