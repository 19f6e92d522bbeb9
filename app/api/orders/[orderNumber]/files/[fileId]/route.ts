import { serve } from '@/lib/api/serve'
import { parse } from '@/lib/http/route'
import { fileParamsSchema } from '@/lib/orders/downloads/contracts'
import { downloadEndpoints } from '@/lib/orders/downloads/endpoints'
import { linkForBuyer } from '@/lib/orders/downloads/order-files'

export const POST = serve(
  downloadEndpoints['POST /api/orders/[orderNumber]/files/[fileId]'],
  async ({ params: { orderNumber, fileId }, sessionId, request, body }) =>
    linkForBuyer(
      orderNumber,
      { sessionId, token: request.headers.get('x-order-token') },
      parse(fileParamsSchema, { fileId }).fileId,
      body.position,
    ),
)
