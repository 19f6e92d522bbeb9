import { serve } from '@/lib/api/serve'
import { categoryTree } from '@/lib/catalog/back-office-queries'
import { createCategory } from '@/lib/catalog/create-category'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { Reply } from '@/lib/http/serve'

export const GET = serve(catalogEndpoints['GET /api/admin/categories'], async () => {
  const categories = await categoryTree()
  return new Reply(200, categories, { 'x-total-count': String(categories.length) })
})

export const POST = serve(catalogEndpoints['POST /api/admin/categories'], ({ actor, body }) =>
  createCategory(actor, body),
)
