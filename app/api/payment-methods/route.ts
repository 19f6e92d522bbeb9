import { serve } from '@/lib/api/serve'
import { offeredMethods } from '@/lib/checkout/checkout-config'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'

export const GET = serve(checkoutEndpoints['GET /api/payment-methods'], ({ query }) =>
  offeredMethods(query.currency),
)
