import { serve } from '@/lib/api/serve'
import { changeArticle } from '@/lib/content/articles/change-article'
import { deleteArticle } from '@/lib/content/articles/delete-article'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { adminArticle } from '@/lib/content/articles/queries'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const GET = serve(articlesEndpoints['GET /api/admin/articles/[id]'], async ({ params }) => {
  const article = await adminArticle(params.id)
  if (!article) throw new AppError('not_found', say('articles.unknown'))
  return article
})

export const PATCH = serve(
  articlesEndpoints['PATCH /api/admin/articles/[id]'],
  ({ actor, params, body }) => changeArticle(actor, params.id, body),
)

export const DELETE = serve(
  articlesEndpoints['DELETE /api/admin/articles/[id]'],
  ({ actor, params }) => deleteArticle(actor, params.id),
)
