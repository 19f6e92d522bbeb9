import { serve } from '@/lib/api/serve'
import { deleteKey } from '@/lib/licences/delete-key'
import { licenceEndpoints } from '@/lib/licences/endpoints'

export const DELETE = serve(
  licenceEndpoints['DELETE /api/admin/product-keys/[id]'],
  ({ params, actor }) => deleteKey(actor, params.id),
)
