import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { exportProducts } from '@/lib/catalog/export-products'
import { csvResponse } from '@/lib/http/csv-response'

export const GET = serve(catalogEndpoints['GET /api/admin/products/export'], async ({ query }) =>
  csvResponse('products.csv', await exportProducts(query)),
)
