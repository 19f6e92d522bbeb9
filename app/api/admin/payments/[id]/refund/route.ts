import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { isMade } from '@/lib/refunds/admin-contracts'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { refundPayment } from '@/lib/refunds/refund-payment'

export const POST = serve(
  refundEndpoints['POST /api/admin/payments/[id]/refund'],
  async ({ params, body, actor }) => {
    const refund = await refundPayment(params.id, body, actor)
    return new Reply(isMade(refund) ? 200 : 202, refund)
  },
)
