import { adminRoute } from '@/lib/api/admin-route'
import { adminProductFilterSchema, productGroupsSchema } from '@/lib/catalog/admin-contracts'
import { productGroups } from '@/lib/catalog/back-office-queries'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/products/groups', async (request) =>
  reply(productGroupsSchema, await productGroups(parseQuery(request, adminProductFilterSchema))),
)
