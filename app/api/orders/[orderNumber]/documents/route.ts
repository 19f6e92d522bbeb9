import { serve } from '@/lib/api/serve'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { issueDocuments } from '@/lib/bookkeeping/invoices/issue-documents'
import { documentsOf } from '@/lib/bookkeeping/invoices/queries'
import { requireReader } from '@/lib/orders/read-order'

export const GET = serve(
  invoiceEndpoints['GET /api/orders/[orderNumber]/documents'],
  async ({ params, sessionId, request }) =>
    documentsOf(
      await requireReader(params.orderNumber, {
        sessionId,
        token: request.headers.get('x-order-token'),
      }),
    ),
)

export const POST = serve(
  invoiceEndpoints['POST /api/orders/[orderNumber]/documents'],
  async ({ params, sessionId, request }) => {
    const token = request.headers.get('x-order-token')
    const orderId = await requireReader(params.orderNumber, { sessionId, token })
    await issueDocuments(orderId)
    return documentsOf(orderId)
  },
)
