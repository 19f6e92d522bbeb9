import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/articles/endpoints'
import { previewArticle } from '@/lib/articles/preview-article'

export const POST = serve(
  articlesEndpoints['POST /api/admin/articles/preview'],
  ({ actor, body }) => previewArticle(actor, body),
)
