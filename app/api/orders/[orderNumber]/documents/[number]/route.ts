import { serve } from '@/lib/api/serve'
import { documentResponse } from '@/lib/invoices/document-response'
import { invoiceEndpoints } from '@/lib/invoices/endpoints'
import { documentByNumber } from '@/lib/invoices/queries'
import { requireReader } from '@/lib/orders/read-order'

export const GET = serve(
  invoiceEndpoints['GET /api/orders/[orderNumber]/documents/[number]'],
  async ({ params, sessionId, request }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(params.orderNumber, { sessionId, token })
    return documentResponse(await documentByNumber(params.number, orderId))
  },
)
