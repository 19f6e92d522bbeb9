import { serve } from '@/lib/api/serve'
import { activate } from '@/lib/licences/activations/activate'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'

export const POST = serve(activationEndpoints['POST /api/licences/activate'], ({ body }) =>
  activate(body),
)
