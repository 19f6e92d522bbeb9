import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { salesSummary } from '@/lib/analytics/queries'
import { serve } from '@/lib/api/serve'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/summary'], ({ query }) =>
  salesSummary(query, new Date()),
)
