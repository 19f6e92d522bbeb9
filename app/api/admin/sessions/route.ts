import { sessionsOf } from '@/lib/domains/auth/queries'
import { adminSessionsSchema } from '@/lib/domains/auth/users-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/sessions', async (_request, actor) => {
  const sessions = await sessionsOf(actor.userId, actor.sessionId)
  const headers = { 'x-total-count': String(sessions.length) }
  return reply(adminSessionsSchema, sessions, { headers })
})
