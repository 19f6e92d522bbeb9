import { serve } from '@/lib/api/serve'
import { careerEndpoints } from '@/lib/content/careers/endpoints'
import { listApplications } from '@/lib/content/careers/queries'

export const GET = serve(careerEndpoints['GET /api/admin/applications'], ({ query }) =>
  listApplications(query),
)
