import { serve } from '@/lib/api/serve'
import { csvResponse } from '@/lib/http/csv-response'
import { payoutEndpoints } from '@/lib/payouts/endpoints'
import { linesCsv, payoutsCsv } from '@/lib/payouts/payouts-csv'

export const GET = serve(
  payoutEndpoints['GET /api/admin/payouts/export'],
  ({ query: { of, ...scope } }) =>
    csvResponse(
      `${of === 'lines' ? 'payout-lines' : 'payouts'}-${scope.from}-${scope.to}.csv`,
      of === 'lines' ? linesCsv(scope) : payoutsCsv(scope),
    ),
)
