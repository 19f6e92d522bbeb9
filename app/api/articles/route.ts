import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { articleList, fullArticles } from '@/lib/content/articles/queries'

export const GET = serve(articlesEndpoints['GET /api/articles'], ({ query: { category, full } }) =>
  full === '1' ? fullArticles(category) : articleList(category),
)
