import { serve } from '@/lib/api/serve'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { orderDetails } from '@/lib/refunds/order-details'

export const GET = serve(
  refundEndpoints['GET /api/admin/orders/[orderNumber]'],
  async ({ params }) => {
    const order = await orderDetails(params.orderNumber)
    if (!order) throw new AppError('not_found', say('orders.unknown'))
    return order
  },
)
