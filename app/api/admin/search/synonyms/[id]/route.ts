import { serve } from '@/lib/api/serve'
import { changeSynonym } from '@/lib/catalog/search/change-synonym'
import { deleteSynonym } from '@/lib/catalog/search/delete-synonym'
import { searchEndpoints } from '@/lib/catalog/search/endpoints'

export const PUT = serve(
  searchEndpoints['PUT /api/admin/search/synonyms/[id]'],
  ({ actor, params, body }) => changeSynonym(actor, params.id, body),
)

export const DELETE = serve(
  searchEndpoints['DELETE /api/admin/search/synonyms/[id]'],
  ({ actor, params }) => deleteSynonym(actor, params.id),
)
