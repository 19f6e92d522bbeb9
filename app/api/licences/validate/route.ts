import { activationEndpoints } from '@/lib/activations/endpoints'
import { validate } from '@/lib/activations/validate'
import { serve } from '@/lib/api/serve'

export const POST = serve(activationEndpoints['POST /api/licences/validate'], ({ body }) =>
  validate(body),
)
