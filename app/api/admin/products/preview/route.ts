import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { previewProduct } from '@/lib/catalog/preview-product'

export const POST = serve(catalogEndpoints['POST /api/admin/products/preview'], ({ actor, body }) =>
  previewProduct(actor, body),
)
