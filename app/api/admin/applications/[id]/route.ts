import { applicationIdSchema } from '@/lib/domains/careers/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse } from '@/lib/http/route'
import { deleteApplication } from '@/lib/workflows/forget-person'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/applications/[id]',
  async (_request, actor, { id }) => {
    await deleteApplication(actor, parse(applicationIdSchema, id))
    return new Response(null, { status: 204 })
  },
)
