import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { confirmSetup } from '@/lib/staff/second-factor/set-up'

export const POST = serve(
  staffEndpoints['POST /api/admin/account/second-factor'],
  async ({ body, actor }) => ({ recoveryCodes: await confirmSetup(actor, body) }),
)
