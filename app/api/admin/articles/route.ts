import { adminRoute } from '@/lib/api/admin-route'
import {
  adminArticleQuerySchema,
  adminArticleRowsSchema,
  adminArticleSchema,
  articleInputSchema,
} from '@/lib/articles/admin-contracts'
import { ARTICLE_BODY_LIMIT } from '@/lib/articles/article-rules'
import { createArticle } from '@/lib/articles/create-article'
import { listArticles } from '@/lib/articles/queries'
import { pageHeaders } from '@/lib/http/paging'
import { parseBody, parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/articles', async (request) => {
  const query = parseQuery(request, adminArticleQuerySchema)
  const { rows, total } = await listArticles(query)
  return reply(adminArticleRowsSchema, rows, {
    headers: pageHeaders(request.nextUrl, query, rows.length, total),
  })
})

export const POST = adminRoute('POST /api/admin/articles', async (request, actor) => {
  const input = await parseBody(request, articleInputSchema, ARTICLE_BODY_LIMIT)
  return reply(adminArticleSchema, await createArticle(actor, input), { status: 201 })
})
