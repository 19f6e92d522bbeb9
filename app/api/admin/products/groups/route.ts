import { serve } from '@/lib/api/serve'
import { productGroups } from '@/lib/catalog/back-office-queries'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const GET = serve(catalogEndpoints['GET /api/admin/products/groups'], ({ query }) =>
  productGroups(query),
)
