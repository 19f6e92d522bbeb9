import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { isMade } from '@/lib/refunds/admin-contracts'
import { cancelOrder } from '@/lib/refunds/cancel-order'
import { refundEndpoints } from '@/lib/refunds/endpoints'

export const POST = serve(
  refundEndpoints['POST /api/admin/orders/[orderNumber]/cancel'],
  async ({ params, body, actor }) => {
    const refund = await cancelOrder(params.orderNumber, body, actor)
    return new Reply(isMade(refund) ? 200 : 202, refund)
  },
)
