import { serve } from '@/lib/api/serve'
import { correctOwnEmail } from '@/lib/orders/correct-own-email'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const POST = serve(
  orderEndpoints['POST /api/orders/[orderNumber]/correct-email'],
  async ({ params: { orderNumber }, sessionId, body, address }) => ({
    mail: await correctOwnEmail({ orderNumber, sessionId }, body.email, address),
  }),
)
