import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { articleVersions } from '@/lib/content/articles/versions'

export const GET = serve(articlesEndpoints['GET /api/admin/articles/[id]/versions'], ({ params }) =>
  articleVersions(params.id),
)
