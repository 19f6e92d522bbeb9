import { serve } from '@/lib/api/serve'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { listShippedImages } from '@/lib/media/shipped-images'

export const GET = serve(mediaEndpoints['GET /api/admin/media/shipped'], ({ query }) =>
  listShippedImages(query),
)
