import { serve } from '@/lib/api/serve'
import { categoryTree } from '@/lib/catalog/back-office-queries'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { orderCategories } from '@/lib/catalog/order-categories'

export const PUT = serve(
  catalogEndpoints['PUT /api/admin/categories/order'],
  async ({ actor, body }) => {
    await orderCategories(actor, body)
    return categoryTree()
  },
)
