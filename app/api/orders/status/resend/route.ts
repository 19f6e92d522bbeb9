import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { orderTokenSchema, resendAnswerSchema } from '@/lib/orders/access-contracts'
import { resendDelivery } from '@/lib/orders/resend-delivery'

export const POST = route(
  async (request) => {
    const { token } = await parseBody(request, orderTokenSchema)
    return reply(resendAnswerSchema, await resendDelivery(token), { status: 202 })
  },
  { limit: LIMITS.resendDelivery },
)
