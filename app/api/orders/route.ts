import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { placeOrder } from '@/lib/checkout/place-order'
import { Reply } from '@/lib/http/serve'

export const POST = serve(checkoutEndpoints['POST /api/orders'], async ({ body, sessionId }) => {
  const { order, isNew } = await placeOrder(body, sessionId)
  return new Reply(isNew ? 201 : 200, order)
})
