import { articleListSchema, articleQuerySchema, articlesSchema } from '@/lib/articles/contracts'
import { articleList, fullArticles } from '@/lib/articles/queries'
import { parseQuery, reply, route } from '@/lib/http/route'

export const GET = route(async (request) => {
  const { category, full } = parseQuery(request, articleQuerySchema)
  if (full === '1') return reply(articlesSchema, await fullArticles(category))
  return reply(articleListSchema, await articleList(category))
})
