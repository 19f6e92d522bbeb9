import { adminRoute } from '@/lib/api/admin-route'
import { articlePreviewAnswerSchema, articlePreviewSchema } from '@/lib/articles/admin-contracts'
import { ARTICLE_BODY_LIMIT } from '@/lib/articles/article-rules'
import { previewArticle } from '@/lib/articles/preview-article'
import { parseBody, reply } from '@/lib/http/route'

export const POST = adminRoute('POST /api/admin/articles/preview', async (request, actor) => {
  const article = await parseBody(request, articlePreviewSchema, ARTICLE_BODY_LIMIT)
  return reply(articlePreviewAnswerSchema, await previewArticle(actor, article), { status: 201 })
})
