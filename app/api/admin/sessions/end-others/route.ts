import { adminRoute } from '@/lib/api/admin-route'
import { reply } from '@/lib/http/route'
import { endOtherSessions } from '@/lib/staff/sign-out-user'
import { endedSessionsSchema } from '@/lib/staff/users-contracts'

export const POST = adminRoute('POST /api/admin/sessions/end-others', async (_request, actor) =>
  reply(endedSessionsSchema, { ended: await endOtherSessions(actor) }),
)
