import { serve } from '@/lib/api/serve'
import { documentResponse } from '@/lib/bookkeeping/invoices/document-response'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { documentByNumber } from '@/lib/bookkeeping/invoices/queries'
import { requireReader } from '@/lib/orders/read-order'

export const GET = serve(
  invoiceEndpoints['GET /api/orders/[orderNumber]/documents/[number]'],
  async ({ params, sessionId, request }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(params.orderNumber, { sessionId, token })
    return documentResponse(await documentByNumber(params.number, orderId))
  },
)
