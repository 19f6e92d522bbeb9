import { createOrderSchema, orderSchema } from '@/lib/domains/orders/contracts'
import { optionalCartSession } from '@/lib/http/cart-session'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { placeOrder } from '@/lib/workflows/place-order'

export const POST = route(
  async (request) => {
    const wanted = await parseBody(request, createOrderSchema)
    const { order, isNew } = await placeOrder(wanted, optionalCartSession(request))
    return reply(orderSchema, order, { status: isNew ? 201 : 200 })
  },
  { limit: LIMITS.createOrder },
)
