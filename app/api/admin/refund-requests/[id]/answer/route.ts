import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { answerRefundRequest } from '@/lib/refunds/answer-refund-request'
import { refundEndpoints } from '@/lib/refunds/endpoints'

export const POST = serve(
  refundEndpoints['POST /api/admin/refund-requests/[id]/answer'],
  async ({ params, body, actor }) => {
    const answered = await answerRefundRequest(params.id, body, actor)
    return new Reply(answered.isBeingRefunded ? 202 : 200, answered)
  },
)
