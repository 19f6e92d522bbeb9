import { serve } from '@/lib/api/serve'
import { careerEndpoints } from '@/lib/careers/endpoints'
import { listApplications } from '@/lib/careers/queries'

export const GET = serve(careerEndpoints['GET /api/admin/applications'], ({ query }) =>
  listApplications(query),
)
