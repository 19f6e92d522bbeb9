import { serve } from '@/lib/api/serve'
import { deleteMedia } from '@/lib/media/delete-media'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { mediaDetails } from '@/lib/media/queries'

export const GET = serve(mediaEndpoints['GET /api/admin/media/[sha256]'], ({ params }) =>
  mediaDetails(params.sha256),
)

export const DELETE = serve(
  mediaEndpoints['DELETE /api/admin/media/[sha256]'],
  ({ actor, params }) => deleteMedia(actor, params.sha256),
)
