import { serve } from '@/lib/api/serve'
import { answerWithdrawal } from '@/lib/service/withdrawals/answer-withdrawal'
import { withdrawalEndpoints } from '@/lib/service/withdrawals/endpoints'

export const POST = serve(
  withdrawalEndpoints['POST /api/admin/withdrawals/[id]/answer'],
  ({ params, body, actor }) => answerWithdrawal(params.id, body, actor),
)
