import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { foreseeReduction } from '@/lib/catalog/foresee-reduction'

export const POST = serve(catalogEndpoints['POST /api/admin/products/reduction'], ({ body }) =>
  foreseeReduction(body),
)
