import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse, reply } from '@/lib/http/route'
import { keyStockSchema } from '@/lib/licences/contracts'
import { keyStockOf } from '@/lib/licences/queries'

export const GET = adminRoute<{ productId: string }>(
  'GET /api/admin/key-stock/[productId]',
  async (_request, _actor, { productId }) =>
    reply(keyStockSchema, await keyStockOf(parse(idSchema, productId))),
)
