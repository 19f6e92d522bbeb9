import { signOutUser } from '@/lib/domains/auth/commands'
import { endedSessionsSchema } from '@/lib/domains/auth/users-contracts'
import { idSchema } from '@/lib/domains/catalog/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, reply } from '@/lib/http/route'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/users/[id]/sessions',
  async (_request, actor, { id }) =>
    reply(endedSessionsSchema, { ended: await signOutUser(actor, parse(idSchema, id)) }),
)
