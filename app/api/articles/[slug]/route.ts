import { serve } from '@/lib/api/serve'
import { articlesEndpoints } from '@/lib/content/articles/endpoints'
import { articleAt } from '@/lib/content/articles/queries'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

export const GET = serve(articlesEndpoints['GET /api/articles/[slug]'], async ({ params }) => {
  const article = await articleAt(params.slug)
  if (!article) throw new AppError('not_found', say('articles.notFound'))
  return article
})
