import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/payouts/endpoints'
import { summarisePayouts } from '@/lib/payouts/summary'

export const GET = serve(payoutEndpoints['GET /api/admin/payouts/summary'], ({ query }) =>
  summarisePayouts(query),
)
