import { serve } from '@/lib/api/serve'
import { privatePicture } from '@/lib/media/visitor-pictures/picture-response'
import { reviewEndpoints } from '@/lib/reviews/endpoints'
import { adminPicture } from '@/lib/reviews/queries'
import { takePictureAway } from '@/lib/reviews/remove-picture'

export const GET = serve(
  reviewEndpoints['GET /api/admin/reviews/[id]/pictures/[picture]'],
  async ({ params: { id, picture }, query }) =>
    privatePicture(await adminPicture(id, picture, query.size)),
)

export const DELETE = serve(
  reviewEndpoints['DELETE /api/admin/reviews/[id]/pictures/[picture]'],
  ({ actor, params }) => takePictureAway(actor, params),
)
