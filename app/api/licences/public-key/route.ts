import { activationEndpoints } from '@/lib/activations/endpoints'
import { publicSigningKey } from '@/lib/activations/signing-key'
import { serve } from '@/lib/api/serve'

export const GET = serve(activationEndpoints['GET /api/licences/public-key'], () =>
  publicSigningKey(),
)
