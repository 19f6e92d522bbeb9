import { activate } from '@/lib/activations/activate'
import { activationEndpoints } from '@/lib/activations/endpoints'
import { serve } from '@/lib/api/serve'

export const POST = serve(activationEndpoints['POST /api/licences/activate'], ({ body }) =>
  activate(body),
)
