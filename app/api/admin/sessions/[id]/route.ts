import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { endOwnSession } from '@/lib/staff/sign-out-user'

export const DELETE = serve(
  staffEndpoints['DELETE /api/admin/sessions/[id]'],
  ({ actor, params }) => endOwnSession(actor, params.id),
)
