import { serve } from '@/lib/api/serve'
import { Reply } from '@/lib/http/serve'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { sessionsOf } from '@/lib/staff/queries'

export const GET = serve(staffEndpoints['GET /api/admin/sessions'], async ({ actor }) => {
  const sessions = await sessionsOf(actor.userId, actor.sessionId)
  return new Reply(200, sessions, { 'x-total-count': String(sessions.length) })
})
