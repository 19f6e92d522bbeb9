import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/library/endpoints'
import { requireReader } from '@/lib/library/reader'
import { showKeys } from '@/lib/library/show-keys'

export const POST = serve(
  libraryEndpoints['POST /api/library/orders/[orderNumber]/keys'],
  async ({ request, params, address, agent }) =>
    showKeys(await requireReader(libraryCookie(request)), params.orderNumber, { address, agent }),
)
