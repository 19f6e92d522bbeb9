import { serve } from '@/lib/api/serve'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { keyForecast } from '@/lib/overview/analytics/key-forecast'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/forecast'], ({ query }) =>
  keyForecast(query),
)
