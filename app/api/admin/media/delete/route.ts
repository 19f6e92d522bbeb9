import { adminRoute } from '@/lib/api/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { deleteUnusedMedia } from '@/lib/media/delete-media'
import { deletedMediaSchema, deleteMediaSchema } from '@/lib/media/library-contracts'

export const POST = adminRoute('POST /api/admin/media/delete', async (request, actor) => {
  const { sha256s } = await parseBody(request, deleteMediaSchema)
  return reply(deletedMediaSchema, await deleteUnusedMedia(actor, sha256s))
})
