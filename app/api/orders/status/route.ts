import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { orderStatusSchema, orderTokenSchema } from '@/lib/orders/access-contracts'
import { orderStatusOf } from '@/lib/orders/order-status'

export const POST = route(
  async (request) => {
    const { token } = await parseBody(request, orderTokenSchema)
    return reply(orderStatusSchema, await orderStatusOf(token))
  },
  { limit: LIMITS.orderStatus },
)
