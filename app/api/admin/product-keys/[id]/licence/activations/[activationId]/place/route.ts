import { activationEndpoints } from '@/lib/activations/endpoints'
import { freePlace } from '@/lib/activations/free-place'
import { serve } from '@/lib/api/serve'

export const DELETE = serve(
  activationEndpoints[
    'DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]/place'
  ],
  ({ actor, params }) => freePlace(actor, params),
)
