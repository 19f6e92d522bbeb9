import { adminRoute } from '@/lib/api/admin-route'
import { categoryTree } from '@/lib/catalog/back-office-queries'
import {
  adminCategoriesSchema,
  adminCategorySchema,
  categoryInputSchema,
} from '@/lib/catalog/category-contracts'
import { createCategory } from '@/lib/catalog/create-category'
import { parseBody, reply } from '@/lib/http/route'

export const GET = adminRoute('GET /api/admin/categories', async () => {
  const categories = await categoryTree()
  const headers = { 'x-total-count': String(categories.length) }
  return reply(adminCategoriesSchema, categories, { headers })
})

export const POST = adminRoute('POST /api/admin/categories', async (request, actor) => {
  const category = await createCategory(actor, await parseBody(request, categoryInputSchema))
  return reply(adminCategorySchema, category, { status: 201 })
})
