import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { listAdminReviews } from '@/lib/reviews/queries'

export const GET = serve(reviewEndpoints['GET /api/admin/reviews'], ({ query }) =>
  listAdminReviews(query),
)
