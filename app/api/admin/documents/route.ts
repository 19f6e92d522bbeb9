import { serve } from '@/lib/api/serve'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { listDocuments } from '@/lib/bookkeeping/invoices/list-documents'

export const GET = serve(invoiceEndpoints['GET /api/admin/documents'], ({ query }) =>
  listDocuments(query),
)
