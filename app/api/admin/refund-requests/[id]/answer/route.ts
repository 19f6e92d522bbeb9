import { idSchema } from '@/lib/domains/catalog/contracts'
import { answerRequestSchema, refundRequestSchema } from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import { answerRefundRequest } from '@/lib/workflows/answer-refund-request'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/refund-requests/[id]/answer',
  async (request, actor, { id }) => {
    const answer = await parseBody(request, answerRequestSchema)
    const answered = await answerRefundRequest(parse(idSchema, id), answer, actor)
    return reply(refundRequestSchema, answered, { status: answered.isBeingRefunded ? 202 : 200 })
  },
)
