import { serve } from '@/lib/api/serve'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { listMessages } from '@/lib/service/messages/queries'

export const GET = serve(messageEndpoints['GET /api/admin/messages'], ({ actor, query }) =>
  listMessages(query, actor.userId),
)
