import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseBody, parseQuery, reply } from '@/lib/http/route'
import { createUser } from '@/lib/staff/create-user'
import { findUsers } from '@/lib/staff/queries'
import {
  adminUserSchema,
  adminUsersSchema,
  newUserSchema,
  usersQuerySchema,
} from '@/lib/staff/users-contracts'

export const GET = adminRoute('GET /api/admin/users', async (request) => {
  const query = parseQuery(request, usersQuerySchema)
  const { users, total } = await findUsers(query)
  const headers = pageHeaders(request.nextUrl, query, users.length, total)
  return reply(adminUsersSchema, users, { headers })
})

export const POST = adminRoute('POST /api/admin/users', async (request, actor) => {
  const user = await createUser(actor, await parseBody(request, newUserSchema))
  return reply(adminUserSchema, user, { status: 201 })
})
