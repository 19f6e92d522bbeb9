import { serve } from '@/lib/api/serve'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { keyStockOf } from '@/lib/licences/queries'

export const GET = serve(licenceEndpoints['GET /api/admin/key-stock/[productId]'], ({ params }) =>
  keyStockOf(params.productId),
)
