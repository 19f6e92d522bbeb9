import { serve } from '@/lib/api/serve'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { keyStock } from '@/lib/licences/queries'

export const GET = serve(licenceEndpoints['GET /api/admin/key-stock'], ({ query }) =>
  keyStock(query),
)
