import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { findFilterValues } from '@/lib/catalog/find-filter-values'

export const GET = serve(catalogEndpoints['GET /api/product-filters'], ({ query }) =>
  findFilterValues(query),
)
