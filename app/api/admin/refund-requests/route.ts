import { serve } from '@/lib/api/serve'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { listRefundRequests } from '@/lib/refunds/queries'

export const GET = serve(refundEndpoints['GET /api/admin/refund-requests'], ({ query }) =>
  listRefundRequests(query),
)
