import { serve } from '@/lib/api/serve'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { requestRefund } from '@/lib/refunds/request-refund'

export const POST = serve(refundEndpoints['POST /api/refund-requests'], ({ body }) =>
  requestRefund(body),
)
