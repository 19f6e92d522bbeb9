import { adminRoute } from '@/lib/api/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import {
  orderNumberParamSchema,
  orderRefundSchema,
  refundOrderSchema,
} from '@/lib/orders/admin-contracts'
import { refundOrder } from '@/lib/refunds/refund-order'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/refund',
  async (request, actor, { orderNumber }) => {
    const wish = await parseBody(request, refundOrderSchema)
    const refund = await refundOrder(parse(orderNumberParamSchema, orderNumber), wish, actor)
    return reply(orderRefundSchema, refund, { status: refund.status === 'pending' ? 202 : 200 })
  },
)
