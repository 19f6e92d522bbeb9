import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { listReviews } from '@/lib/reviews/queries'
import { writeReview } from '@/lib/reviews/write-review'

export const GET = serve(reviewEndpoints['GET /api/reviews'], ({ query }) => listReviews(query))

export const POST = serve(reviewEndpoints['POST /api/reviews'], ({ body }) => writeReview(body))
