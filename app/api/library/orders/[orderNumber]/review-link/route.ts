import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { linkToReviews } from '@/lib/service/library/link-to-reviews'
import { requireReader } from '@/lib/service/library/reader'

export const POST = serve(
  libraryEndpoints['POST /api/library/orders/[orderNumber]/review-link'],
  async ({ request, params }) => ({
    token: await linkToReviews(await requireReader(libraryCookie(request)), params.orderNumber),
  }),
)
