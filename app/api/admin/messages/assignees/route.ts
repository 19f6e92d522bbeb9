import { serve } from '@/lib/api/serve'
import { listAssignees } from '@/lib/service/messages/assignees'
import { messageEndpoints } from '@/lib/service/messages/endpoints'

export const GET = serve(messageEndpoints['GET /api/admin/messages/assignees'], () =>
  listAssignees(),
)
