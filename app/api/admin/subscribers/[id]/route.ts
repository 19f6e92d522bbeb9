import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse } from '@/lib/http/route'
import { removeSubscriber } from '@/lib/newsletter/remove-subscriber'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/subscribers/[id]',
  async (_request, actor, { id }) => {
    await removeSubscriber(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
