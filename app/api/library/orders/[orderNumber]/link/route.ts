import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { linkToOrder } from '@/lib/service/library/link-to-order'
import { requireReader } from '@/lib/service/library/reader'

export const POST = serve(
  libraryEndpoints['POST /api/library/orders/[orderNumber]/link'],
  async ({ request, params }) => ({
    token: await linkToOrder(await requireReader(libraryCookie(request)), params.orderNumber),
  }),
)
