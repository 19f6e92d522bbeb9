import { serve } from '@/lib/api/serve'
import { pagesEndpoints } from '@/lib/content/pages/endpoints'
import { requirePageVersion } from '@/lib/content/pages/versions'

export const GET = serve(
  pagesEndpoints['GET /api/admin/pages/[id]/versions/[versionId]'],
  ({ params }) => requirePageVersion(params.id, params.versionId),
)
