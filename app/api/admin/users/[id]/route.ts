import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse, parseBody, reply } from '@/lib/http/route'
import { changeUser } from '@/lib/staff/change-user'
import { deleteUser } from '@/lib/staff/delete-user'
import { adminUserSchema, userChangeSchema } from '@/lib/staff/users-contracts'

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
