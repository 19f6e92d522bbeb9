import { serve } from '@/lib/api/serve'
import { taxReportEndpoints } from '@/lib/bookkeeping/tax-reports/endpoints'
import { oneStopShopLines } from '@/lib/bookkeeping/tax-reports/one-stop-shop-csv'
import { taxReport } from '@/lib/bookkeeping/tax-reports/queries'
import { csvResponse } from '@/lib/http/csv-response'

export const GET = serve(
  taxReportEndpoints['GET /api/admin/tax-report/one-stop-shop'],
  async ({ query }) =>
    csvResponse(
      `one-stop-shop-${query.from}-${query.to}.csv`,
      oneStopShopLines((await taxReport(query)).oneStopShop),
    ),
)
