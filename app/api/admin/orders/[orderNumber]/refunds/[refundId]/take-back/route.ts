import { serve } from '@/lib/api/serve'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { takeBackRefund } from '@/lib/refunds/take-back-refund'

export const POST = serve(
  refundEndpoints['POST /api/admin/orders/[orderNumber]/refunds/[refundId]/take-back'],
  ({ params, actor }) => takeBackRefund(params.orderNumber, params.refundId, actor),
)
