import { orderCategories } from '@/lib/domains/catalog/category-commands'
import {
  adminCategoriesSchema,
  categoryOrderSchema,
} from '@/lib/domains/catalog/category-contracts'
import { categoryTree } from '@/lib/domains/catalog/category-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'

export const PUT = adminRoute('PUT /api/admin/categories/order', async (request, actor) => {
  await orderCategories(actor, await parseBody(request, categoryOrderSchema))
  return reply(adminCategoriesSchema, await categoryTree())
})
