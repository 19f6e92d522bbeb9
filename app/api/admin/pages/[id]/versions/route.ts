import { serve } from '@/lib/api/serve'
import { pagesEndpoints } from '@/lib/content/pages/endpoints'
import { pageVersions } from '@/lib/content/pages/versions'

export const GET = serve(pagesEndpoints['GET /api/admin/pages/[id]/versions'], ({ params }) =>
  pageVersions(params.id),
)
