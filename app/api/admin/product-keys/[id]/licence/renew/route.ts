import { serve } from '@/lib/api/serve'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'
import { renewLicence } from '@/lib/licences/activations/renew-licence'

export const POST = serve(
  activationEndpoints['POST /api/admin/product-keys/[id]/licence/renew'],
  ({ actor, params, body }) => renewLicence(actor, params.id, body.days),
)
