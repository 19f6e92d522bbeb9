import { serve } from '@/lib/api/serve'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { refundsByReason } from '@/lib/overview/analytics/queries'

export const GET = serve(
  analyticsEndpoints['GET /api/admin/analytics/refund-reasons'],
  ({ query }) => refundsByReason(query, new Date()),
)
