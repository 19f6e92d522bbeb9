import { serve } from '@/lib/api/serve'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { fetchMedia } from '@/lib/site-images/fetch-media'

export const POST = serve(
  mediaEndpoints['POST /api/admin/media/fetch'],
  ({ actor, body: { url, slot } }) => fetchMedia(actor, url, slot),
)
