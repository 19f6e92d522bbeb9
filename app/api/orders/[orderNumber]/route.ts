import { AppError } from '@/lib/core/errors'
import { LIMITS } from '@/lib/http/rate-limit'
import { reply, route } from '@/lib/http/route'
import { orderSchema } from '@/lib/orders/contracts'
import { orderByNumber } from '@/lib/orders/queries'

export const GET = route<{ orderNumber: string }>(
  async (_request, { orderNumber }) => {
    const order = await orderByNumber(orderNumber)
    if (!order) throw new AppError('not_found', 'Order not found')
    return reply(orderSchema, order)
  },
  { limit: LIMITS.readOrder },
)
