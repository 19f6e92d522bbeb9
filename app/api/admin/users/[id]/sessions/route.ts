import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse, reply } from '@/lib/http/route'
import { signOutUser } from '@/lib/staff/sign-out-user'
import { endedSessionsSchema } from '@/lib/staff/users-contracts'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/users/[id]/sessions',
  async (_request, actor, { id }) =>
    reply(endedSessionsSchema, { ended: await signOutUser(actor, parse(idSchema, id)) }),
)
