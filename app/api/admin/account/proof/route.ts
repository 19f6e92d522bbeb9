import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { proveIdentity } from '@/lib/staff/prove-identity'

export const POST = serve(staffEndpoints['POST /api/admin/account/proof'], ({ body, actor }) =>
  proveIdentity(actor, body),
)
