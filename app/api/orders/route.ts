import { optionalCartSession } from '@/lib/cart/session-header'
import { placeOrder } from '@/lib/checkout/place-order'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { createOrderSchema, orderSchema } from '@/lib/orders/contracts'

export const POST = route(
  async (request) => {
    const wanted = await parseBody(request, createOrderSchema)
    const { order, isNew } = await placeOrder(wanted, optionalCartSession(request))
    return reply(orderSchema, order, { status: isNew ? 201 : 200 })
  },
  { limit: LIMITS.createOrder },
)
