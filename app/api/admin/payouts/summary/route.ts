import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/bookkeeping/payouts/endpoints'
import { summarisePayouts } from '@/lib/bookkeeping/payouts/summary'

export const GET = serve(payoutEndpoints['GET /api/admin/payouts/summary'], ({ query }) =>
  summarisePayouts(query),
)
