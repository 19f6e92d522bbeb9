import { activationEndpoints } from '@/lib/activations/endpoints'
import { renewLicence } from '@/lib/activations/renew-licence'
import { serve } from '@/lib/api/serve'

export const POST = serve(
  activationEndpoints['POST /api/admin/product-keys/[id]/licence/renew'],
  ({ actor, params, body }) => renewLicence(actor, params.id, body.days),
)
