import { adminRoute } from '@/lib/api/admin-route'
import { AppError } from '@/lib/core/errors'
import { parse, reply } from '@/lib/http/route'
import { orderDetailSchema, orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import { orderDetails } from '@/lib/refunds/order-details'

export const GET = adminRoute<{ orderNumber: string }>(
  'GET /api/admin/orders/[orderNumber]',
  async (_request, _actor, { orderNumber }) => {
    const order = await orderDetails(parse(orderNumberParamSchema, orderNumber))
    if (!order) throw new AppError('not_found', 'There is no order with this number')
    return reply(orderDetailSchema, order)
  },
)
