import { serve } from '@/lib/api/serve'
import { searchEndpoints } from '@/lib/catalog/search/endpoints'
import { listUnansweredSearches } from '@/lib/catalog/search/queries'

export const GET = serve(searchEndpoints['GET /api/admin/search/unanswered'], ({ query }) =>
  listUnansweredSearches(query.days),
)
