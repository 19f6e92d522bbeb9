import { idSchema } from '@/lib/domains/catalog/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse } from '@/lib/http/route'
import { removeSubscriber } from '@/lib/workflows/forget-person'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/subscribers/[id]',
  async (_request, actor, { id }) => {
    await removeSubscriber(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
