import { serve } from '@/lib/api/serve'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'
import { validate } from '@/lib/licences/activations/validate'

export const POST = serve(activationEndpoints['POST /api/licences/validate'], ({ body }) =>
  validate(body),
)
