import { serve } from '@/lib/api/serve'
import { createArticle } from '@/lib/content/articles/create-article'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { listArticles } from '@/lib/content/articles/queries'

export const GET = serve(articlesEndpoints['GET /api/admin/articles'], ({ query }) =>
  listArticles(query),
)

export const POST = serve(articlesEndpoints['POST /api/admin/articles'], ({ actor, body }) =>
  createArticle(actor, body),
)
