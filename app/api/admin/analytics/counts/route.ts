import { serve } from '@/lib/api/serve'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { catalogueCounts } from '@/lib/overview/analytics/queries'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/counts'], () =>
  catalogueCounts(),
)
