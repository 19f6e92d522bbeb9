import {
  adminProductFilterSchema,
  productGroupsSchema,
} from '@/lib/domains/catalog/admin-contracts'
import { productGroups } from '@/lib/domains/catalog/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { parseQuery, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/products/groups', async (request) =>
  reply(productGroupsSchema, await productGroups(parseQuery(request, adminProductFilterSchema))),
)
