import { serve } from '@/lib/api/serve'
import { overviewEndpoints } from '@/lib/overview/endpoints'
import { readOverview } from '@/lib/overview/read-overview'

export const GET = serve(overviewEndpoints['GET /api/admin/overview'], ({ actor }) =>
  readOverview(actor.role, new Date()),
)
