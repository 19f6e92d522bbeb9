import { serve } from '@/lib/api/serve'
import { bulkChangeProducts } from '@/lib/catalog/bulk-change-products'
import { catalogEndpoints } from '@/lib/catalog/endpoints'

export const POST = serve(catalogEndpoints['POST /api/admin/products/bulk'], ({ actor, body }) =>
  bulkChangeProducts(actor, body),
)
