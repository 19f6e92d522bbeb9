import { serve } from '@/lib/api/serve'
import { pdfFile, storedDocument } from '@/lib/bookkeeping/invoices/e-invoices/original-file'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { documentResponse } from '@/lib/http/document-response'
import { requireReader } from '@/lib/orders/read-order'

export const GET = serve(
  invoiceEndpoints['GET /api/orders/[orderNumber]/documents/[number]'],
  async ({ params, sessionId, request }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(params.orderNumber, { sessionId, token })
    return documentResponse(await pdfFile(await storedDocument(params.number, orderId)))
  },
)
