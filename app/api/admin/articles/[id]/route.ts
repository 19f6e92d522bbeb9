import { adminRoute } from '@/lib/api/admin-route'
import { adminArticleSchema, articleChangeSchema } from '@/lib/articles/admin-contracts'
import { ARTICLE_BODY_LIMIT } from '@/lib/articles/article-rules'
import { changeArticle } from '@/lib/articles/change-article'
import { deleteArticle } from '@/lib/articles/delete-article'
import { adminArticle } from '@/lib/articles/queries'
import { idSchema } from '@/lib/catalog/contracts'
import { AppError } from '@/lib/core/errors'
import { parse, parseBody, reply } from '@/lib/http/route'

type Params = { id: string }

export const GET = adminRoute<Params>(
  'GET /api/admin/articles/[id]',
  async (_request, _actor, { id }) => {
    const article = await adminArticle(parse(idSchema, id))
    if (!article) throw new AppError('not_found', 'There is no such article')
    return reply(adminArticleSchema, article)
  },
)

export const PATCH = adminRoute<Params>(
  'PATCH /api/admin/articles/[id]',
  async (request, actor, { id }) => {
    const change = await parseBody(request, articleChangeSchema, ARTICLE_BODY_LIMIT)
    return reply(adminArticleSchema, await changeArticle(actor, parse(idSchema, id), change))
  },
)

export const DELETE = adminRoute<Params>(
  'DELETE /api/admin/articles/[id]',
  async (_request, actor, { id }) => {
    await deleteArticle(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
