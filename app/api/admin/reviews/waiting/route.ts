import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { waitingReviews } from '@/lib/reviews/queries'

export const GET = serve(reviewEndpoints['GET /api/admin/reviews/waiting'], async () => ({
  waiting: await waitingReviews(),
}))
