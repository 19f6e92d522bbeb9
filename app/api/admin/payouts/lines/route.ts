import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/payouts/endpoints'
import { listLines } from '@/lib/payouts/queries'

export const GET = serve(payoutEndpoints['GET /api/admin/payouts/lines'], ({ query }) =>
  listLines(query),
)
