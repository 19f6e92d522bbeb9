import { articleSchema } from '@/lib/articles/contracts'
import { articleBySlug } from '@/lib/articles/queries'
import { AppError } from '@/lib/core/errors'
import { reply, route } from '@/lib/http/route'

export const GET = route<{ slug: string }>(async (_request, { slug }) => {
  const article = await articleBySlug(slug)
  if (!article) throw new AppError('not_found', 'Article not found')
  return reply(articleSchema, article)
})
