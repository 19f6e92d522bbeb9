import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { renewRecoveryCodes } from '@/lib/staff/second-factor/set-up'

export const POST = serve(
  staffEndpoints['POST /api/admin/account/second-factor/recovery-codes'],
  async ({ body, actor }) => ({ recoveryCodes: await renewRecoveryCodes(actor, body.password) }),
)
