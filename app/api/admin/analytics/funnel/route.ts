import { serve } from '@/lib/api/serve'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { funnel } from '@/lib/overview/analytics/funnel'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/funnel'], ({ query }) =>
  funnel(query, new Date()),
)
