import { adminRoute } from '@/lib/api/admin-route'
import { applicationIdSchema } from '@/lib/careers/admin-contracts'
import { deleteApplication } from '@/lib/careers/delete-application'
import { parse } from '@/lib/http/route'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/applications/[id]',
  async (_request, actor, { id }) => {
    await deleteApplication(actor, parse(applicationIdSchema, id))
    return new Response(null, { status: 204 })
  },
)
