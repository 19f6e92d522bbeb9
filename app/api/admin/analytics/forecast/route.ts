import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { keyForecast } from '@/lib/analytics/queries'
import { serve } from '@/lib/api/serve'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/forecast'], ({ query }) =>
  keyForecast(query),
)
