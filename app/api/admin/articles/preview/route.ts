import { adminRoute } from '@/lib/api/admin-route'
import { articlePreviewSchema, previewedSchema } from '@/lib/articles/admin-contracts'
import { LONG_TEXT } from '@/lib/articles/article-rules'
import { previewArticle } from '@/lib/articles/preview-article'
import { parseBody, reply } from '@/lib/http/route'

export const POST = adminRoute('POST /api/admin/articles/preview', async (request, actor) => {
  const article = await parseBody(request, articlePreviewSchema, LONG_TEXT)
  return reply(previewedSchema, await previewArticle(actor, article), { status: 201 })
})
