import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { requireReader } from '@/lib/service/library/reader'
import { showKeys } from '@/lib/service/library/show-keys'

export const POST = serve(
  libraryEndpoints['POST /api/library/orders/[orderNumber]/keys'],
  async ({ request, params, address, agent }) =>
    showKeys(await requireReader(libraryCookie(request)), params.orderNumber, { address, agent }),
)
