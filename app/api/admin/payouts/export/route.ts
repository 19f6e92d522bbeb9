import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/bookkeeping/payouts/endpoints'
import { linesCsv, payoutsCsv } from '@/lib/bookkeeping/payouts/payouts-csv'
import { csvResponse } from '@/lib/http/csv-response'

export const GET = serve(
  payoutEndpoints['GET /api/admin/payouts/export'],
  ({ query: { of, ...scope } }) =>
    csvResponse(
      `${of === 'lines' ? 'payout-lines' : 'payouts'}-${scope.from}-${scope.to}.csv`,
      of === 'lines' ? linesCsv(scope) : payoutsCsv(scope),
    ),
)
