import { serve } from '@/lib/api/serve'
import { disputeEndpoints } from '@/lib/disputes/endpoints'
import { listDisputes } from '@/lib/disputes/queries'

export const GET = serve(disputeEndpoints['GET /api/admin/disputes'], ({ query }) =>
  listDisputes(query),
)
