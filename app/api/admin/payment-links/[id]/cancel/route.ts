import { serve } from '@/lib/api/serve'
import { cancelLink } from '@/lib/checkout/payment-links/cancel-link'
import { paymentLinkEndpoints } from '@/lib/checkout/payment-links/endpoints'

export const POST = serve(
  paymentLinkEndpoints['POST /api/admin/payment-links/[id]/cancel'],
  ({ params, actor }) => cancelLink(params.id, actor),
)
