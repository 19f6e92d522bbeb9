import { z } from 'zod'
import { adminRoute } from '@/lib/api/admin-route'
import { parse } from '@/lib/http/route'
import { endOwnSession } from '@/lib/staff/sign-out-user'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/sessions/[id]',
  async (_request, actor, { id }) => {
    await endOwnSession(actor, parse(z.uuid('The id must be a UUID'), id))
    return new Response(null, { status: 204 })
  },
)
