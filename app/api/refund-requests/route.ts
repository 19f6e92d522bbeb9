import { LIMITS, takeFrom } from '@/lib/http/rate-limit'
import { parseBody, reply, route } from '@/lib/http/route'
import { refundRequestAnswerSchema, refundRequestSchema } from '@/lib/refunds/contracts'
import { requestRefund } from '@/lib/refunds/request-refund'

export const POST = route(
  async (request) => {
    const wanted = await parseBody(request, refundRequestSchema)
    await takeFrom(LIMITS.requestRefundOfOrder, wanted.orderNumber.toLowerCase())
    return reply(refundRequestAnswerSchema, await requestRefund(wanted), { status: 201 })
  },
  { limit: LIMITS.requestRefund },
)
