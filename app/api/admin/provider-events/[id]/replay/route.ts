import { serve } from '@/lib/api/serve'
import { providerEventEndpoints } from '@/lib/checkout/provider-events/endpoints'
import { replayEvent } from '@/lib/checkout/provider-events/replay-event'

export const POST = serve(
  providerEventEndpoints['POST /api/admin/provider-events/[id]/replay'],
  ({ params, actor }) => replayEvent(params.id, actor),
)
