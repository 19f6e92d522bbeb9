import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/bookkeeping/payouts/endpoints'
import { payoutById } from '@/lib/bookkeeping/payouts/queries'

export const GET = serve(payoutEndpoints['GET /api/admin/payouts/[id]'], ({ params }) =>
  payoutById(params.id),
)
