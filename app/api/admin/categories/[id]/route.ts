import { serve } from '@/lib/api/serve'
import { changeCategory } from '@/lib/catalog/change-category'
import { deleteCategory } from '@/lib/catalog/delete-category'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const PUT = serve(
  catalogEndpoints['PUT /api/admin/categories/[id]'],
  ({ actor, params, body }) => changeCategory(actor, params.id, body),
)

export const DELETE = serve(
  catalogEndpoints['DELETE /api/admin/categories/[id]'],
  ({ actor, params, query }) => deleteCategory(actor, params.id, query.moveTo),
)
