import { serve } from '@/lib/api/serve'
import { documentLines } from '@/lib/bookkeeping/invoices/documents-csv'
import { invoiceEndpoints } from '@/lib/bookkeeping/invoices/endpoints'
import { documentsOfPeriod } from '@/lib/bookkeeping/invoices/list-documents'
import { csvResponse } from '@/lib/http/csv-response'

export const GET = serve(invoiceEndpoints['GET /api/admin/documents/export'], ({ query }) =>
  csvResponse(`documents-${query.from}-${query.to}.csv`, documentLines(documentsOfPeriod(query))),
)
