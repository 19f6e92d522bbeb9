import { serve } from '@/lib/api/serve'
import { fetchMedia } from '@/lib/content/site-images/fetch-media'
import { mediaEndpoints } from '@/lib/media/endpoints'

export const POST = serve(
  mediaEndpoints['POST /api/admin/media/fetch'],
  ({ actor, body: { url, slot } }) => fetchMedia(actor, url, slot),
)
