import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/bookkeeping/payouts/endpoints'
import { listLines } from '@/lib/bookkeeping/payouts/queries'

export const GET = serve(payoutEndpoints['GET /api/admin/payouts/lines'], ({ query }) =>
  listLines(query),
)
