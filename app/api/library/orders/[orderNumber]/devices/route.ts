import { libraryCookie } from '@/lib/api/library-reply'
import { serve } from '@/lib/api/serve'
import { libraryEndpoints } from '@/lib/library/endpoints'
import { ownDevices } from '@/lib/library/own-devices'
import { requireReader } from '@/lib/library/reader'

export const GET = serve(
  libraryEndpoints['GET /api/library/orders/[orderNumber]/devices'],
  async ({ request, params }) => ({
    licences: await ownDevices(await requireReader(libraryCookie(request)), params.orderNumber),
  }),
)
