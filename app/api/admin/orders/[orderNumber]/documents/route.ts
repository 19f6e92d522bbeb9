import { serve } from '@/lib/api/serve'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { issueDocuments } from '@/lib/bookkeeping/invoices/issue-documents'
import { documentsOf, orderIdOf } from '@/lib/bookkeeping/invoices/queries'

export const GET = serve(
  invoiceEndpoints['GET /api/admin/orders/[orderNumber]/documents'],
  async ({ params }) => documentsOf(await orderIdOf(params.orderNumber)),
)

export const POST = serve(
  invoiceEndpoints['POST /api/admin/orders/[orderNumber]/documents'],
  async ({ params }) => {
    const orderId = await orderIdOf(params.orderNumber)
    await issueDocuments(orderId)
    return documentsOf(orderId)
  },
)
