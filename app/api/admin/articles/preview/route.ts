import { articlePreviewSchema, previewedSchema } from '@/lib/domains/articles/admin-contracts'
import { LONG_TEXT } from '@/lib/domains/articles/article-rules'
import { previewArticle } from '@/lib/domains/articles/preview'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'

export const POST = adminRoute('POST /api/admin/articles/preview', async (request, actor) => {
  const article = await parseBody(request, articlePreviewSchema, LONG_TEXT)
  return reply(previewedSchema, await previewArticle(actor, article), { status: 201 })
})
