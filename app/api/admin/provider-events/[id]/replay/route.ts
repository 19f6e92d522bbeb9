import { serve } from '@/lib/api/serve'
import { providerEventEndpoints } from '@/lib/provider-events/endpoints'
import { replayEvent } from '@/lib/provider-events/replay-event'

export const POST = serve(
  providerEventEndpoints['POST /api/admin/provider-events/[id]/replay'],
  ({ params, actor }) => replayEvent(params.id, actor),
)
