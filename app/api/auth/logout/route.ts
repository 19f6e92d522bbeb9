import { requireSession } from '@/lib/api/admin-route'
import { route } from '@/lib/http/route'
import { endSession } from '@/lib/staff/end-sessions'

export const POST = route(async (request) => {
  const { id } = await requireSession(request)
  await endSession(id)
  return new Response(null, { status: 204 })
})
