import { serve } from '@/lib/api/serve'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { orderIdOf } from '@/lib/bookkeeping/invoices/queries'
import { saveDetails } from '@/lib/bookkeeping/invoices/save-details'

export const PUT = serve(
  invoiceEndpoints['PUT /api/admin/orders/[orderNumber]/invoice-details'],
  async ({ params, body, actor }) => {
    await saveDetails(await orderIdOf(params.orderNumber), body, actor)
  },
)
