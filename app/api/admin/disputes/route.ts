import { serve } from '@/lib/api/serve'
import { disputeEndpoints } from '@/lib/refunds/disputes/endpoints'
import { listDisputes } from '@/lib/refunds/disputes/queries'

export const GET = serve(disputeEndpoints['GET /api/admin/disputes'], ({ query }) =>
  listDisputes(query),
)
