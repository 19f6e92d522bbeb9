import { idSchema } from '@/lib/domains/catalog/contracts'
import { deleteKey } from '@/lib/domains/licences/stock-commands'
import { adminRoute } from '@/lib/http/admin-route'
import { parse } from '@/lib/http/route'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/product-keys/[id]',
  async (_request, actor, { id }) => {
    await deleteKey(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
