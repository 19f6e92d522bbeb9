import { serve } from '@/lib/api/serve'
import { disputeEndpoints } from '@/lib/refunds/disputes/endpoints'
import { enterDispute } from '@/lib/refunds/disputes/enter-dispute'
import { disputesOf } from '@/lib/refunds/disputes/queries'

export const GET = serve(
  disputeEndpoints['GET /api/admin/orders/[orderNumber]/disputes'],
  ({ params }) => disputesOf(params.orderNumber),
)

export const POST = serve(
  disputeEndpoints['POST /api/admin/orders/[orderNumber]/disputes'],
  ({ params, body, actor }) => enterDispute(params.orderNumber, body, actor),
)
