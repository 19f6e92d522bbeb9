import { serve } from '@/lib/api/serve'
import { endSession } from '@/lib/staff/end-sessions'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/auth/logout'], ({ session }) =>
  endSession(session.id),
)
