import { serve } from '@/lib/api/serve'
import { csvResponse } from '@/lib/http/csv-response'
import { taxReportEndpoints } from '@/lib/tax-reports/endpoints'
import { taxReport } from '@/lib/tax-reports/queries'
import { reportLines } from '@/lib/tax-reports/report-csv'

export const GET = serve(
  taxReportEndpoints['GET /api/admin/tax-report/export'],
  async ({ query }) =>
    csvResponse(`taxes-${query.from}-${query.to}.csv`, reportLines(await taxReport(query))),
)
