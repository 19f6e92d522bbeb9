import { serve } from '@/lib/api/serve'
import { addKeys } from '@/lib/licences/add-keys'
import { licenceEndpoints } from '@/lib/licences/endpoints'

export const POST = serve(
  licenceEndpoints['POST /api/admin/product-keys/bulk'],
  ({ body, actor }) => addKeys(actor, body),
)
