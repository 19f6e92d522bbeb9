import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { previewArticle } from '@/lib/content/articles/preview-article'

export const POST = serve(
  articlesEndpoints['POST /api/admin/articles/preview'],
  ({ actor, body }) => previewArticle(actor, body),
)
