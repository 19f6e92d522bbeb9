import { serve } from '@/lib/api/serve'
import { changeCollection, deleteCollection } from '@/lib/catalog/change-collection'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const PUT = serve(
  catalogEndpoints['PUT /api/admin/collections/[id]'],
  ({ actor, params, body }) => changeCollection(actor, params.id, body),
)

export const DELETE = serve(
  catalogEndpoints['DELETE /api/admin/collections/[id]'],
  ({ actor, params }) => deleteCollection(actor, params.id),
)
