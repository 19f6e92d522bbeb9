import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { resendDelivery } from '@/lib/orders/resend-delivery'

export const POST = serve(orderEndpoints['POST /api/orders/status/resend'], ({ body }) =>
  resendDelivery(body.token),
)
