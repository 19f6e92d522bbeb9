import { adminRoute } from '@/lib/api/admin-route'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply } from '@/lib/http/route'
import { fetchMediaSchema, mediaSchema } from '@/lib/media/contracts'
import { fetchMedia } from '@/lib/site-images/fetch-media'

export const POST = adminRoute(
  'POST /api/admin/media/fetch',
  async (request, actor) => {
    const { url, slot } = await parseBody(request, fetchMediaSchema)
    return reply(mediaSchema, await fetchMedia(actor, url, slot), { status: 201 })
  },
  { limit: LIMITS.fetchPicture },
)
