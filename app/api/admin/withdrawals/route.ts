import { serve } from '@/lib/api/serve'
import { withdrawalEndpoints } from '@/lib/service/withdrawals/endpoints'
import { listWithdrawals } from '@/lib/service/withdrawals/queries'

export const GET = serve(withdrawalEndpoints['GET /api/admin/withdrawals'], ({ query }) =>
  listWithdrawals(query),
)
