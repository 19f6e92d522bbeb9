import { serve } from '@/lib/api/serve'
import { certificateResponse } from '@/lib/bookkeeping/certificates/certificate-response'
import { certificateEndpoints } from '@/lib/bookkeeping/certificates/endpoints'
import { readCertificate } from '@/lib/bookkeeping/certificates/read-certificate'
import { requireReader } from '@/lib/orders/read-order'

export const GET = serve(
  certificateEndpoints['GET /api/orders/[orderNumber]/certificates/[position]'],
  async ({ params: { orderNumber, position }, sessionId, request }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(orderNumber, { sessionId, token })
    return certificateResponse(await readCertificate(orderNumber, position, orderId), position)
  },
)
