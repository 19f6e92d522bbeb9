import { deactivate } from '@/lib/activations/deactivate'
import { activationEndpoints } from '@/lib/activations/endpoints'
import { freedPlaceReply } from '@/lib/activations/freed-place-reply'
import { serve } from '@/lib/api/serve'

export const POST = serve(activationEndpoints['POST /api/licences/deactivate'], async ({ body }) =>
  freedPlaceReply(await deactivate(body)),
)
