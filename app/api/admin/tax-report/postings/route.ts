import { serve } from '@/lib/api/serve'
import { csvResponse } from '@/lib/http/csv-response'
import { taxReportEndpoints } from '@/lib/tax-reports/endpoints'
import { postingLines } from '@/lib/tax-reports/postings'

export const GET = serve(taxReportEndpoints['GET /api/admin/tax-report/postings'], ({ query }) =>
  csvResponse(`postings-${query.from}-${query.to}.csv`, postingLines(query)),
)
