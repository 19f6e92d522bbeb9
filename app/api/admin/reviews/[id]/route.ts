import { serve } from '@/lib/api/serve'
import { deleteReview } from '@/lib/reviews/delete-review'
import { reviewEndpoints } from '@/lib/reviews/endpoints'

export const DELETE = serve(
  reviewEndpoints['DELETE /api/admin/reviews/[id]'],
  ({ actor, params, query }) => deleteReview(actor, params.id, query),
)
