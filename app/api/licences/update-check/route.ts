import { checkUpdate } from '@/lib/activations/check-update'
import { activationEndpoints } from '@/lib/activations/endpoints'
import { serve } from '@/lib/api/serve'

export const POST = serve(activationEndpoints['POST /api/licences/update-check'], ({ body }) =>
  checkUpdate(body),
)
