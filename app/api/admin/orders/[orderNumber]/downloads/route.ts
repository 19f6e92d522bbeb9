import { serve } from '@/lib/api/serve'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'
import { downloadsOfOrder } from '@/lib/orders/downloads/order-downloads'

export const GET = serve(
  downloadEndpoints['GET /api/admin/orders/[orderNumber]/downloads'],
  ({ params }) => downloadsOfOrder(params.orderNumber),
)
