import { serve } from '@/lib/api/serve'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { keepStoredTwice } from '@/lib/licences/keys-stored-twice'

export const POST = serve(
  licenceEndpoints['POST /api/admin/product-keys/stored-twice/[id]/keep'],
  ({ params, actor }) => keepStoredTwice(actor, params.id),
)
