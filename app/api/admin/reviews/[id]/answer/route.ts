import { serve } from '@/lib/api/serve'
import { answerReview } from '@/lib/reviews/answer-review'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { adminReview } from '@/lib/reviews/queries'

export const PUT = serve(
  reviewEndpoints['PUT /api/admin/reviews/[id]/answer'],
  async ({ actor, params, body }) => {
    await answerReview(actor, params.id, body.text)
    return adminReview(params.id)
  },
)
