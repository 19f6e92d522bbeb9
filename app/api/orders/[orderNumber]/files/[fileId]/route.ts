import { serve } from '@/lib/api/serve'
import { fileParamsSchema } from '@/lib/downloads/contracts'
import { downloadEndpoints } from '@/lib/downloads/endpoints'
import { linkForBuyer } from '@/lib/downloads/order-files'
import { parse } from '@/lib/http/route'

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
