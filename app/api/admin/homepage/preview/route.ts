import { adminRoute } from '@/lib/api/admin-route'
import { homepagePreviewAnswerSchema, homepagePreviewSchema } from '@/lib/homepage/contracts'
import { previewHomepage } from '@/lib/homepage/preview-homepage'
import { parseBody, reply } from '@/lib/http/route'

export const POST = adminRoute('POST /api/admin/homepage/preview', async (request, actor) => {
  const { content } = await parseBody(request, homepagePreviewSchema)
  return reply(homepagePreviewAnswerSchema, await previewHomepage(actor, content), { status: 201 })
})
