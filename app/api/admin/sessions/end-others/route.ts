import { endOtherSessions } from '@/lib/domains/auth/commands'
import { endedSessionsSchema } from '@/lib/domains/auth/users-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { reply } from '@/lib/http/route'

export const POST = adminRoute('POST /api/admin/sessions/end-others', async (_request, actor) =>
  reply(endedSessionsSchema, { ended: await endOtherSessions(actor) }),
)
