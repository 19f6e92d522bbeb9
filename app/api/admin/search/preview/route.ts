import { serve } from '@/lib/api/serve'
import { previewSearch } from '@/lib/catalog/preview-search'
import { searchEndpoints } from '@/lib/catalog/search/endpoints'

export const GET = serve(searchEndpoints['GET /api/admin/search/preview'], ({ query }) =>
  previewSearch(query),
)
