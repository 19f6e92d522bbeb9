import { serve } from '@/lib/api/serve'
import { storedDocument, xmlFile } from '@/lib/bookkeeping/invoices/e-invoices/original-file'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { documentResponse } from '@/lib/http/document-response'

export const GET = serve(
  invoiceEndpoints['GET /api/admin/documents/[number]/xml'],
  async ({ params, query }) =>
    documentResponse(await xmlFile(await storedDocument(params.number), query.format)),
)
