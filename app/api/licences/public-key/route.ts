import { serve } from '@/lib/api/serve'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'
import { publicSigningKey } from '@/lib/licences/activations/signing-key'

export const GET = serve(activationEndpoints['GET /api/licences/public-key'], () =>
  publicSigningKey(),
)
