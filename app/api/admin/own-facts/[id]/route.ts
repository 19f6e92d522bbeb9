import { serve } from '@/lib/api/serve'
import { changeOwnFact, deleteOwnFact } from '@/lib/catalog/change-own-fact'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const PUT = serve(
  catalogEndpoints['PUT /api/admin/own-facts/[id]'],
  ({ actor, params, body }) => changeOwnFact(actor, params.id, body),
)

export const DELETE = serve(
  catalogEndpoints['DELETE /api/admin/own-facts/[id]'],
  ({ actor, params }) => deleteOwnFact(actor, params.id),
)
