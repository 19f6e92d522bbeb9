import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { keyForecast } from '@/lib/analytics/key-forecast'
import { serve } from '@/lib/api/serve'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/forecast'], ({ query }) =>
  keyForecast(query),
)
