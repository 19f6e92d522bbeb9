import { serve } from '@/lib/api/serve'
import { documentResponse } from '@/lib/bookkeeping/invoices/document-response'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { documentByNumber } from '@/lib/bookkeeping/invoices/queries'

export const GET = serve(
  invoiceEndpoints['GET /api/admin/documents/[number]'],
  async ({ params }) => documentResponse(await documentByNumber(params.number)),
)
