import { LIMITS, takeFrom } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { acceptedSchema, orderAccessSchema } from '@/lib/orders/access-contracts'
import { requestOrderAccess } from '@/lib/orders/request-order-access'

export const POST = route(
  async (request) => {
    const wanted = await parseBody(request, orderAccessSchema)
    await takeFrom(
      LIMITS.askForOneOrder,
      `${wanted.orderNumber}:${wanted.email}`.toLowerCase().slice(0, 200),
    )
    await requestOrderAccess(wanted)
    return reply(acceptedSchema, { status: 'accepted' }, { status: 202 })
  },
  { limit: LIMITS.askForOrder },
)
