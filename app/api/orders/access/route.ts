import { serve } from '@/lib/api/serve'
import { consumeLimit } from '@/lib/http/rate-limit'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { ASK_FOR_ONE_ORDER } from '@/lib/orders/limits'
import { requestOrderAccess } from '@/lib/orders/request-order-access'

export const POST = serve(orderEndpoints['POST /api/orders/access'], async ({ body }) => {
  const key = `${body.orderNumber}:${body.email}`.toLowerCase().slice(0, 200)
  await consumeLimit(ASK_FOR_ONE_ORDER, key)
  await requestOrderAccess(body)
  return { status: 'accepted' as const }
})
