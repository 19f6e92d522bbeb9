import { serve } from '@/lib/api/serve'
import { keyReportEndpoints } from '@/lib/orders/key-reports/endpoints'
import { listKeyReports } from '@/lib/orders/key-reports/queries'

export const GET = serve(keyReportEndpoints['GET /api/admin/key-reports'], ({ query }) =>
  listKeyReports(query),
)
