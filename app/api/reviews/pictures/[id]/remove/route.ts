import { serve } from '@/lib/api/serve'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { removeOwnPicture } from '@/lib/reviews/remove-picture'

export const POST = serve(
  reviewEndpoints['POST /api/reviews/pictures/[id]/remove'],
  ({ params, body }) => removeOwnPicture(params.id, body.token),
)
