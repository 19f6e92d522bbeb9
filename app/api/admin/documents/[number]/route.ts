import { serve } from '@/lib/api/serve'
import { pdfFile, storedDocument } from '@/lib/bookkeeping/invoices/e-invoices/original-file'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { documentResponse } from '@/lib/http/document-response'

export const GET = serve(
  invoiceEndpoints['GET /api/admin/documents/[number]'],
  async ({ params }) => documentResponse(await pdfFile(await storedDocument(params.number))),
)
