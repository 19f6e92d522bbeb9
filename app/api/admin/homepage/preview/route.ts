import {
  homepagePreviewAnswerSchema,
  homepagePreviewSchema,
} from '@/lib/domains/homepage/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { previewHomepage } from '@/lib/workflows/homepage'

export const POST = adminRoute('POST /api/admin/homepage/preview', async (request, actor) => {
  const { content } = await parseBody(request, homepagePreviewSchema)
  return reply(homepagePreviewAnswerSchema, await previewHomepage(actor, content), { status: 201 })
})
