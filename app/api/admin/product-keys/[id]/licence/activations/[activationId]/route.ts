import { endActivation } from '@/lib/activations/end-activation'
import { activationEndpoints } from '@/lib/activations/endpoints'
import { serve } from '@/lib/api/serve'

export const DELETE = serve(
  activationEndpoints['DELETE /api/admin/product-keys/[id]/licence/activations/[activationId]'],
  ({ actor, params }) => endActivation(actor, params),
)
