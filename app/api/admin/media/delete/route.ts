import { deletedMediaSchema, deleteMediaSchema } from '@/lib/domains/media/library-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { deleteUnusedMedia } from '@/lib/workflows/media-library'

export const POST = adminRoute('POST /api/admin/media/delete', async (request, actor) => {
  const { sha256s } = await parseBody(request, deleteMediaSchema)
  return reply(deletedMediaSchema, await deleteUnusedMedia(actor, sha256s))
})
