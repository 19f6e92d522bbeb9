import { serve } from '@/lib/api/serve'
import { changeSynonym } from '@/lib/search/change-synonym'
import { deleteSynonym } from '@/lib/search/delete-synonym'
import { searchEndpoints } from '@/lib/search/endpoints'

export const PUT = serve(
  searchEndpoints['PUT /api/admin/search/synonyms/[id]'],
  ({ actor, params, body }) => changeSynonym(actor, params.id, body),
)

export const DELETE = serve(
  searchEndpoints['DELETE /api/admin/search/synonyms/[id]'],
  ({ actor, params }) => deleteSynonym(actor, params.id),
)
