import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { salesBy } from '@/lib/analytics/queries'
import { serve } from '@/lib/api/serve'

export const GET = serve(
  analyticsEndpoints['GET /api/admin/analytics/breakdown'],
  ({ query: { by, ...period } }) => salesBy(by, period, new Date()),
)
