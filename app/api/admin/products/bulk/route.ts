import { bulkChangeSchema, bulkResultSchema } from '@/lib/domains/catalog/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { changeProducts } from '@/lib/workflows/change-products'

export const POST = adminRoute('POST /api/admin/products/bulk', async (request, actor) =>
  reply(bulkResultSchema, await changeProducts(actor, await parseBody(request, bulkChangeSchema))),
)
