import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { sessionsOf } from '@/lib/staff/queries'
import { adminSessionsSchema } from '@/lib/staff/users-contracts'

export const GET = adminRoute('GET /api/admin/sessions', async (_request, actor) => {
  const sessions = await sessionsOf(actor.userId, actor.sessionId)
  const headers = { 'x-total-count': String(sessions.length) }
  return reply(adminSessionsSchema, sessions, { headers })
})
