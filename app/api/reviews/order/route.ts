import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { reviewableOrder } from '@/lib/reviews/reviewable-order'

export const POST = serve(reviewEndpoints['POST /api/reviews/order'], ({ body }) =>
  reviewableOrder(body.token),
)
