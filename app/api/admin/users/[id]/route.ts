import { changeUser, deleteUser } from '@/lib/domains/auth/commands'
import { adminUserSchema, userChangeSchema } from '@/lib/domains/auth/users-contracts'
import { idSchema } from '@/lib/domains/catalog/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'

export const PATCH = adminRoute<{ id: string }>(
  'PATCH /api/admin/users/[id]',
  async (request, actor, { id }) => {
    const change = await parseBody(request, userChangeSchema)
    return reply(adminUserSchema, await changeUser(actor, parse(idSchema, id), change))
  },
)

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/users/[id]',
  async (_request, actor, { id }) => {
    await deleteUser(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
