import { serve } from '@/lib/api/serve'
import { taxReportEndpoints } from '@/lib/bookkeeping/tax-reports/endpoints'
import { taxReport } from '@/lib/bookkeeping/tax-reports/queries'

export const GET = serve(taxReportEndpoints['GET /api/admin/tax-report'], ({ query }) =>
  taxReport(query),
)
