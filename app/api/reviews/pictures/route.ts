import { serve } from '@/lib/api/serve'
import { parse } from '@/lib/http/route'
import { fileOf, textsOf } from '@/lib/http/upload'
import { addReviewPicture } from '@/lib/reviews/add-picture'
import { reviewPictureFormSchema } from '@/lib/reviews/contracts'
import { reviewEndpoints } from '@/lib/reviews/endpoints'

export const POST = serve(reviewEndpoints['POST /api/reviews/pictures'], ({ form }) =>
  addReviewPicture(
    parse(reviewPictureFormSchema, { ...textsOf(form), picture: fileOf(form, 'picture') }),
  ),
)
