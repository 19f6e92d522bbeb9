import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { keepReview } from '@/lib/reviews/keep-review'
import { adminReview } from '@/lib/reviews/queries'

export const POST = serve(
  reviewEndpoints['POST /api/admin/reviews/[id]/keep'],
  async ({ actor, params, body }) => {
    await keepReview(actor, params.id, body)
    return adminReview(params.id)
  },
)
