import { serve } from '@/lib/api/serve'
import { taxReportEndpoints } from '@/lib/bookkeeping/tax-reports/endpoints'
import { taxReport } from '@/lib/bookkeeping/tax-reports/queries'
import { reportLines } from '@/lib/bookkeeping/tax-reports/report-csv'
import { csvResponse } from '@/lib/http/csv-response'

export const GET = serve(
  taxReportEndpoints['GET /api/admin/tax-report/export'],
  async ({ query }) =>
    csvResponse(`taxes-${query.from}-${query.to}.csv`, reportLines(await taxReport(query))),
)
