import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/articles/endpoints'
import { articleList, fullArticles } from '@/lib/articles/queries'

export const GET = serve(articlesEndpoints['GET /api/articles'], ({ query: { category, full } }) =>
  full === '1' ? fullArticles(category) : articleList(category),
)
