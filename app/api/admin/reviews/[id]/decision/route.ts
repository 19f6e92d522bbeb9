import { serve } from '@/lib/api/serve'
import { decideReview } from '@/lib/reviews/decide-review'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { adminReview } from '@/lib/reviews/queries'

export const POST = serve(
  reviewEndpoints['POST /api/admin/reviews/[id]/decision'],
  async ({ actor, params, body }) => {
    await decideReview(actor, params.id, body)
    return adminReview(params.id)
  },
)
