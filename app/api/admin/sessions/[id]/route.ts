import { z } from 'zod'
import { endOwnSession } from '@/lib/domains/auth/commands'
import { adminRoute } from '@/lib/http/admin-route'
import { parse } from '@/lib/http/route'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/sessions/[id]',
  async (_request, actor, { id }) => {
    await endOwnSession(actor, parse(z.uuid('The id must be a UUID'), id))
    return new Response(null, { status: 204 })
  },
)
