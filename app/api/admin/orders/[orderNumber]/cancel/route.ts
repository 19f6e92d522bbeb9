import {
  cancelOrderSchema,
  orderNumberParamSchema,
  orderRefundSchema,
} from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import { cancelOrder } from '@/lib/workflows/cancel-order'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/cancel',
  async (request, actor, { orderNumber }) => {
    const wish = await parseBody(request, cancelOrderSchema)
    const refund = await cancelOrder(parse(orderNumberParamSchema, orderNumber), wish, actor)
    return reply(orderRefundSchema, refund, { status: refund.status === 'pending' ? 202 : 200 })
  },
)
