import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { publishedReview } from '@/lib/reviews/queries'

export const GET = serve(reviewEndpoints['GET /api/reviews/[id]'], ({ params }) =>
  publishedReview(params.id),
)
