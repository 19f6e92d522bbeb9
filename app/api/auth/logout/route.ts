import { endSession } from '@/lib/domains/auth/sessions'
import { requireSession } from '@/lib/http/admin-route'
import { route } from '@/lib/http/route'

export const POST = route(async (request) => {
  const { id } = await requireSession(request)
  await endSession(id)
  return new Response(null, { status: 204 })
})
