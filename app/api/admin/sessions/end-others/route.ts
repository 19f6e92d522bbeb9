import { serve } from '@/lib/api/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { endOtherSessions } from '@/lib/staff/sign-out-user'

export const POST = serve(
  staffEndpoints['POST /api/admin/sessions/end-others'],
  async ({ actor }) => ({ ended: await endOtherSessions(actor) }),
)
