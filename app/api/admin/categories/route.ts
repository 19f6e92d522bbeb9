import { createCategory } from '@/lib/domains/catalog/category-commands'
import {
  adminCategoriesSchema,
  adminCategorySchema,
  categoryInputSchema,
} from '@/lib/domains/catalog/category-contracts'
import { categoryTree } from '@/lib/domains/catalog/category-queries'
import { adminRoute } from '@/lib/http/admin-route'
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
