import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse, parseBody, reply } from '@/lib/http/route'
import { answerRequestSchema, refundRequestSchema } from '@/lib/orders/admin-contracts'
import { answerRefundRequest } from '@/lib/refunds/answer-refund-request'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/refund-requests/[id]/answer',
  async (request, actor, { id }) => {
    const answer = await parseBody(request, answerRequestSchema)
    const answered = await answerRefundRequest(parse(idSchema, id), answer, actor)
    return reply(refundRequestSchema, answered, { status: answered.isBeingRefunded ? 202 : 200 })
  },
)
