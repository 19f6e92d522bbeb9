import { serve } from '@/lib/api/serve'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { saveDetails } from '@/lib/bookkeeping/invoices/save-details'
import { requireReader } from '@/lib/orders/read-order'

export const PUT = serve(
  invoiceEndpoints['PUT /api/orders/[orderNumber]/invoice-details'],
  async ({ params, sessionId, request, body }) => {
    const token = request.headers.get('x-order-token')
    await saveDetails(await requireReader(params.orderNumber, { sessionId, token }), body)
  },
)
