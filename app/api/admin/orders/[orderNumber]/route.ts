import { AppError } from '@/lib/core/errors'
import { orderDetailSchema, orderNumberParamSchema } from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, reply } from '@/lib/http/route'
import { orderDetails } from '@/lib/workflows/order-details'

export const GET = adminRoute<{ orderNumber: string }>(
  'GET /api/admin/orders/[orderNumber]',
  async (_request, _actor, { orderNumber }) => {
    const order = await orderDetails(parse(orderNumberParamSchema, orderNumber))
    if (!order) throw new AppError('not_found', 'There is no order with this number')
    return reply(orderDetailSchema, order)
  },
)
