import { serve } from '@/lib/api/serve'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { summariseDocuments } from '@/lib/bookkeeping/invoices/list-documents'

export const GET = serve(invoiceEndpoints['GET /api/admin/documents/summary'], ({ query }) =>
  summariseDocuments(query),
)
