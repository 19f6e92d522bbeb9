import { serve } from '@/lib/api/serve'
import { analyticsEndpoints } from '@/lib/overview/analytics/endpoints'
import { salesBy } from '@/lib/overview/analytics/queries'

export const GET = serve(
  analyticsEndpoints['GET /api/admin/analytics/breakdown'],
  ({ query: { by, ...period } }) => salesBy(by, period, new Date()),
)
