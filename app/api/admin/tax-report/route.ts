import { serve } from '@/lib/api/serve'
import { taxReportEndpoints } from '@/lib/tax-reports/endpoints'
import { taxReport } from '@/lib/tax-reports/queries'

export const GET = serve(taxReportEndpoints['GET /api/admin/tax-report'], ({ query }) =>
  taxReport(query),
)
