import { adminRoute } from '@/lib/api/admin-route'
import { categoryTree } from '@/lib/catalog/back-office-queries'
import { adminCategoriesSchema, categoryOrderSchema } from '@/lib/catalog/category-contracts'
import { orderCategories } from '@/lib/catalog/order-categories'
import { parseBody, reply } from '@/lib/http/route'

export const PUT = adminRoute('PUT /api/admin/categories/order', async (request, actor) => {
  await orderCategories(actor, await parseBody(request, categoryOrderSchema))
  return reply(adminCategoriesSchema, await categoryTree())
})
