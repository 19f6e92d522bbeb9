import { serve } from '@/lib/api/serve'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'
import { allowMoreDownloads } from '@/lib/orders/downloads/order-downloads'

export const POST = serve(
  downloadEndpoints['POST /api/admin/orders/[orderNumber]/downloads/reset'],
  ({ actor, params }) => allowMoreDownloads(actor, params.orderNumber),
)
