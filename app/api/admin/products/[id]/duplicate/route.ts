import { serve } from '@/lib/api/serve'
import { duplicateProduct } from '@/lib/catalog/duplicate-product'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const POST = serve(
  catalogEndpoints['POST /api/admin/products/[id]/duplicate'],
  ({ actor, params }) => duplicateProduct(actor, params.id),
)
