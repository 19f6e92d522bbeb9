import { requireSession } from '@/lib/api/admin-route'
import { reply, route } from '@/lib/http/route'
import { signedInUserSchema } from '@/lib/staff/contracts'

export const GET = route(async (request) => {
  const { user } = await requireSession(request)
  return reply(signedInUserSchema, user)
})
