import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { isMade } from '@/lib/refunds/admin-contracts'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { refundOrder } from '@/lib/refunds/refund-order'

export const POST = serve(
  refundEndpoints['POST /api/admin/orders/[orderNumber]/refund'],
  async ({ params, body, actor }) => {
    const refund = await refundOrder(params.orderNumber, body, actor)
    return new Reply(isMade(refund) ? 200 : 202, refund)
  },
)
