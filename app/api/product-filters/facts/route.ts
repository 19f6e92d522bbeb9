import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { findOwnFactFilters } from '@/lib/catalog/find-own-fact-filters'

export const GET = serve(catalogEndpoints['GET /api/product-filters/facts'], ({ query }) =>
  findOwnFactFilters(query),
)
