import { serve } from '@/lib/api/serve'
import { createArticle } from '@/lib/articles/create-article'
import { articlesEndpoints } from '@/lib/articles/endpoints'
import { listArticles } from '@/lib/articles/queries'

export const GET = serve(articlesEndpoints['GET /api/admin/articles'], ({ query }) =>
  listArticles(query),
)

export const POST = serve(articlesEndpoints['POST /api/admin/articles'], ({ actor, body }) =>
  createArticle(actor, body),
)
