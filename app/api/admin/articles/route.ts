import {
  adminArticleQuerySchema,
  adminArticleRowsSchema,
  adminArticleSchema,
  articleInputSchema,
} from '@/lib/domains/articles/admin-contracts'
import { listArticles } from '@/lib/domains/articles/admin-queries'
import { LONG_TEXT } from '@/lib/domains/articles/article-rules'
import { createArticle } from '@/lib/domains/articles/commands'
import { adminRoute } from '@/lib/http/admin-route'
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
  const input = await parseBody(request, articleInputSchema, LONG_TEXT)
  return reply(adminArticleSchema, await createArticle(actor, input), { status: 201 })
})
