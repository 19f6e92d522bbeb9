import { serve } from '@/lib/api/serve'
import { endActivation } from '@/lib/licences/activations/end-activation'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'

export const DELETE = serve(
  activationEndpoints['DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]'],
  ({ actor, params }) => endActivation(actor, params),
)
