import { createUser } from '@/lib/domains/auth/commands'
import { findUsers } from '@/lib/domains/auth/queries'
import {
  adminUserSchema,
  adminUsersSchema,
  newUserSchema,
  usersQuerySchema,
} from '@/lib/domains/auth/users-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseBody, parseQuery, reply } from '@/lib/http/route'

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
