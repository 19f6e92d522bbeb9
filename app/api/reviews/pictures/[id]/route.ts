import { serve } from '@/lib/api/serve'
import { publicPicture } from '@/lib/media/visitor-pictures/picture-response'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { publishedPicture } from '@/lib/reviews/queries'

export const GET = serve(
  reviewEndpoints['GET /api/reviews/pictures/[id]'],
  async ({ params, query }) => publicPicture(await publishedPicture(params.id, query.size)),
)
