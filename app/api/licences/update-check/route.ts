import { serve } from '@/lib/api/serve'
import { checkUpdate } from '@/lib/licences/activations/check-update'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'

export const POST = serve(activationEndpoints['POST /api/licences/update-check'], ({ body }) =>
  checkUpdate(body),
)
