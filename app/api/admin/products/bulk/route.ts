import { adminRoute } from '@/lib/api/admin-route'
import { bulkChangeProducts } from '@/lib/catalog/bulk-change-products'
import { bulkChangeSchema, bulkResultSchema } from '@/lib/catalog/bulk-contracts'
import { parseBody, reply } from '@/lib/http/route'

export const POST = adminRoute('POST /api/admin/products/bulk', async (request, actor) =>
  reply(
    bulkResultSchema,
    await bulkChangeProducts(actor, await parseBody(request, bulkChangeSchema)),
  ),
)
