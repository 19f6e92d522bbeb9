import { adminRoute } from '@/lib/api/admin-route'
import { orderCategories } from '@/lib/catalog/category-commands'
import { adminCategoriesSchema, categoryOrderSchema } from '@/lib/catalog/category-contracts'
import { categoryTree } from '@/lib/catalog/category-queries'
import { parseBody, reply } from '@/lib/http/route'

export const PUT = adminRoute('PUT /api/admin/categories/order', async (request, actor) => {
  await orderCategories(actor, await parseBody(request, categoryOrderSchema))
  return reply(adminCategoriesSchema, await categoryTree())
})
