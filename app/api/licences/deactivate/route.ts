import { serve } from '@/lib/api/serve'
import { deactivate } from '@/lib/licences/activations/deactivate'
import { activationEndpoints } from '@/lib/licences/activations/endpoints'
import { freedPlaceReply } from '@/lib/licences/activations/freed-place-reply'

export const POST = serve(activationEndpoints['POST /api/licences/deactivate'], async ({ body }) =>
  freedPlaceReply(await deactivate(body)),
)
