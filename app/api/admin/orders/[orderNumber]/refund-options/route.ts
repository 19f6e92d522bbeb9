import { serve } from '@/lib/api/serve'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { refundOptions } from '@/lib/refunds/refund-options'

export const GET = serve(
  refundEndpoints['GET /api/admin/orders/[orderNumber]/refund-options'],
  ({ params }) => refundOptions(params.orderNumber),
)
