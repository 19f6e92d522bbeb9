import { signedInUserSchema } from '@/lib/domains/auth/contracts'
import { requireSession } from '@/lib/http/admin-route'
import { reply, route } from '@/lib/http/route'

export const GET = route(async (request) => {
  const { user } = await requireSession(request)
  return reply(signedInUserSchema, user)
})
