import { adminRoute } from '@/lib/api/admin-route'
import { bulkChangeSchema, bulkResultSchema } from '@/lib/catalog/admin-contracts'
import { bulkChangeProducts } from '@/lib/catalog/bulk-change-products'
import { parseBody, reply } from '@/lib/http/route'

export const POST = adminRoute('POST /api/admin/products/bulk', async (request, actor) =>
  reply(
    bulkResultSchema,
    await bulkChangeProducts(actor, await parseBody(request, bulkChangeSchema)),
  ),
)
