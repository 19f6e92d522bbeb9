import { serve } from '@/lib/api/serve'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { quarantineKey } from '@/lib/licences/quarantine-key'

export const POST = serve(
  licenceEndpoints['POST /api/admin/product-keys/[id]/quarantine'],
  ({ params, body, actor }) => quarantineKey(actor, params.id, body.reason),
)
