import { serve } from '@/lib/api/serve'
import { deleteUnusedMedia } from '@/lib/media/delete-media'
import { mediaEndpoints } from '@/lib/media/endpoints'

export const POST = serve(mediaEndpoints['POST /api/admin/media/delete'], ({ actor, body }) =>
  deleteUnusedMedia(actor, body.sha256s),
)
