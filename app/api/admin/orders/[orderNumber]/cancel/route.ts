import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { cancelOrder } from '@/lib/refunds/cancel-order'
import { refundEndpoints } from '@/lib/refunds/endpoints'

export const POST = serve(
  refundEndpoints['POST /api/admin/orders/[orderNumber]/cancel'],
  async ({ params, body, actor }) => {
    const refund = await cancelOrder(params.orderNumber, body, actor)
    return new Reply(refund.status === 'pending' ? 202 : 200, refund)
  },
)
