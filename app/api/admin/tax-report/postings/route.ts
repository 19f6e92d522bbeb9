import { serve } from '@/lib/api/serve'
import { taxReportEndpoints } from '@/lib/bookkeeping/tax-reports/endpoints'
import { postingLines } from '@/lib/bookkeeping/tax-reports/postings'
import { csvResponse } from '@/lib/http/csv-response'

export const GET = serve(taxReportEndpoints['GET /api/admin/tax-report/postings'], ({ query }) =>
  csvResponse(`postings-${query.from}-${query.to}.csv`, postingLines(query)),
)
