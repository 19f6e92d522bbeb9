import { idSchema } from '@/lib/domains/catalog/contracts'
import { keyStockSchema } from '@/lib/domains/licences/contracts'
import { keyStockOf } from '@/lib/domains/licences/queries'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, reply } from '@/lib/http/route'

export const GET = adminRoute<{ productId: string }>(
  'GET /api/admin/key-stock/[productId]',
  async (_request, _actor, { productId }) =>
    reply(keyStockSchema, await keyStockOf(parse(idSchema, productId))),
)
