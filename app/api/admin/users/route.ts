import { serve } from '@/lib/api/serve'
import { createUser } from '@/lib/staff/create-user'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { findUsers } from '@/lib/staff/queries'

export const GET = serve(staffEndpoints['GET /api/admin/users'], ({ query }) => findUsers(query))

export const POST = serve(staffEndpoints['POST /api/admin/users'], ({ actor, body }) =>
  createUser(actor, body),
)
