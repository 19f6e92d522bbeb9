import { orderStatusSchema, orderTokenSchema } from '@/lib/domains/orders/access-contracts'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { orderStatusOf } from '@/lib/workflows/order-status'

export const POST = route(
  async (request) => {
    const { token } = await parseBody(request, orderTokenSchema)
    return reply(orderStatusSchema, await orderStatusOf(token))
  },
  { limit: LIMITS.orderStatus },
)
