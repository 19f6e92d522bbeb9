import { serve } from '@/lib/api/serve'
import { invoiceEndpoints } from '@/lib/invoices/endpoints'
import { listDocuments } from '@/lib/invoices/list-documents'

export const GET = serve(invoiceEndpoints['GET /api/admin/documents'], ({ query }) =>
  listDocuments(query),
)
