import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/articles/endpoints'
import { requireArticleVersion } from '@/lib/articles/versions'

export const GET = serve(
  articlesEndpoints['GET /api/admin/articles/[id]/versions/[versionId]'],
  ({ params }) => requireArticleVersion(params.id, params.versionId),
)
