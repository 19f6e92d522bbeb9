import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { removeOwnSecondFactor } from '@/lib/staff/second-factor/remove'

export const POST = serve(
  staffEndpoints['POST /api/admin/account/second-factor/removal'],
  ({ body, actor }) => removeOwnSecondFactor(actor, body.password),
)
