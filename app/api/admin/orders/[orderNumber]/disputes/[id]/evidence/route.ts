import { serve } from '@/lib/api/serve'
import { answerDispute } from '@/lib/refunds/disputes/answer-dispute'
import { disputeEndpoints } from '@/lib/refunds/disputes/endpoints'

export const POST = serve(
  disputeEndpoints['POST /api/admin/orders/[orderNumber]/disputes/[id]/evidence'],
  ({ params: { orderNumber, id }, body: { remarks }, actor }) =>
    answerDispute({ orderNumber, disputeId: id, remarks }, actor),
)
