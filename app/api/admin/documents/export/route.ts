import { serve } from '@/lib/api/serve'
import { csvResponse } from '@/lib/http/csv-response'
import { documentLines } from '@/lib/invoices/documents-csv'
import { invoiceEndpoints } from '@/lib/invoices/endpoints'
import { documentsOfPeriod } from '@/lib/invoices/list-documents'

export const GET = serve(invoiceEndpoints['GET /api/admin/documents/export'], ({ query }) =>
  csvResponse(`documents-${query.from}-${query.to}.csv`, documentLines(documentsOfPeriod(query))),
)
