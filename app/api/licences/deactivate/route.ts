import { deactivate } from '@/lib/activations/deactivate'
import { activationEndpoints } from '@/lib/activations/endpoints'
import { serve } from '@/lib/api/serve'

export const POST = serve(activationEndpoints['POST /api/licences/deactivate'], ({ body }) =>
  deactivate(body),
)
