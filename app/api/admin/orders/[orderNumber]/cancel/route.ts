import { adminRoute } from '@/lib/api/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import {
  cancelOrderSchema,
  orderNumberParamSchema,
  orderRefundSchema,
} from '@/lib/orders/admin-contracts'
import { cancelOrder } from '@/lib/refunds/cancel-order'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/cancel',
  async (request, actor, { orderNumber }) => {
    const wish = await parseBody(request, cancelOrderSchema)
    const refund = await cancelOrder(parse(orderNumberParamSchema, orderNumber), wish, actor)
    return reply(orderRefundSchema, refund, { status: refund.status === 'pending' ? 202 : 200 })
  },
)
