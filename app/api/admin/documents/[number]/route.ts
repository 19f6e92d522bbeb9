import { serve } from '@/lib/api/serve'
import { documentResponse } from '@/lib/invoices/document-response'
import { invoiceEndpoints } from '@/lib/invoices/endpoints'
import { documentByNumber } from '@/lib/invoices/queries'

export const GET = serve(
  invoiceEndpoints['GET /api/admin/documents/[number]'],
  async ({ params }) => documentResponse(await documentByNumber(params.number)),
)
