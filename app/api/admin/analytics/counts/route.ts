import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { catalogueCounts } from '@/lib/analytics/queries'
import { serve } from '@/lib/api/serve'

export const GET = serve(analyticsEndpoints['GET /api/admin/analytics/counts'], () =>
  catalogueCounts(),
)
