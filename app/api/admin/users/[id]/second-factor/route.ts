import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { removeSecondFactorOf } from '@/lib/staff/second-factor/remove'

export const DELETE = serve(
  staffEndpoints['DELETE /api/admin/users/[id]/second-factor'],
  ({ params, actor }) => removeSecondFactorOf(actor, params.id),
)
