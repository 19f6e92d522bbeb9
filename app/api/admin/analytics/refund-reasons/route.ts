import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { refundsByReason } from '@/lib/analytics/queries'
import { serve } from '@/lib/api/serve'

export const GET = serve(
  analyticsEndpoints['GET /api/admin/analytics/refund-reasons'],
  ({ query }) => refundsByReason(query, new Date()),
)
