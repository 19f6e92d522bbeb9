import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse } from '@/lib/http/route'
import { deleteKey } from '@/lib/licences/delete-key'

export const DELETE = adminRoute<{ id: string }>(
  'DELETE /api/admin/product-keys/[id]',
  async (_request, actor, { id }) => {
    await deleteKey(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
