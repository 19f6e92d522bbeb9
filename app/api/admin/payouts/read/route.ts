import { serve } from '@/lib/api/serve'
import { payoutEndpoints } from '@/lib/bookkeeping/payouts/endpoints'
import { requestReading } from '@/lib/bookkeeping/payouts/start-reading'

export const POST = serve(payoutEndpoints['POST /api/admin/payouts/read'], ({ actor }) =>
  requestReading(actor),
)
