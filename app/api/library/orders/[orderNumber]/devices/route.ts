import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/service/library/endpoints'
import { ownDevices } from '@/lib/service/library/own-devices'
import { requireReader } from '@/lib/service/library/reader'

export const GET = serve(
  libraryEndpoints['GET /api/library/orders/[orderNumber]/devices'],
  async ({ request, params }) => ({
    licences: await ownDevices(await requireReader(libraryCookie(request)), params.orderNumber),
  }),
)
