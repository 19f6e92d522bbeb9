import { serve } from '@/lib/api/serve'
import { messageEndpoints } from '@/lib/messages/endpoints'
import { listMessages } from '@/lib/messages/queries'

export const GET = serve(messageEndpoints['GET /api/admin/messages'], ({ query }) =>
  listMessages(query),
)
