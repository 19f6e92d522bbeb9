import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { createArticleCategory } from '@/lib/content/articles/own-categories/create-category'
import { articleCategories } from '@/lib/content/articles/own-categories/queries'

export const GET = serve(articlesEndpoints['GET /api/admin/article-categories'], () =>
  articleCategories(),
)

export const POST = serve(
  articlesEndpoints['POST /api/admin/article-categories'],
  ({ actor, body }) => createArticleCategory(actor, body),
)
