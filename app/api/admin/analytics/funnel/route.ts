import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { funnel } from '@/lib/analytics/funnel'
import { serve } from '@/lib/api/serve'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/funnel'], ({ query }) =>
  funnel(query, new Date()),
)
