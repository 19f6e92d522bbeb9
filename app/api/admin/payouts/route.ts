import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/bookkeeping/payouts/endpoints'
import { listPayouts } from '@/lib/bookkeeping/payouts/queries'

export const GET = serve(payoutEndpoints['GET /api/admin/payouts'], ({ query }) =>
  listPayouts(query),
)
