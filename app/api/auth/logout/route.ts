import { serve } from '@/lib/api/serve'
import { sessionEnded } from '@/lib/api/session-reply'
import { endSession } from '@/lib/staff/end-sessions'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const POST = serve(staffEndpoints['POST /api/auth/logout'], async ({ session }) => {
  await endSession(session.id)
  return sessionEnded()
})
