import { adminRoute } from '@/lib/api/admin-route'
import { applicationIdSchema } from '@/lib/careers/admin-contracts'
import { parse } from '@/lib/http/route'
import { deleteApplication } from '@/lib/server/erase-personal-data'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/applications/[id]',
  async (_request, actor, { id }) => {
    await deleteApplication(actor, parse(applicationIdSchema, id))
    return new Response(null, { status: 204 })
  },
)
