import { serve } from '@/lib/api/serve'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'
import { freePlace } from '@/lib/licences/activations/free-place'

export const DELETE = serve(
  activationEndpoints[
    'DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]/place'
  ],
  ({ actor, params }) => freePlace(actor, params),
)
