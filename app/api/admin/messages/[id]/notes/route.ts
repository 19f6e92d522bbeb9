import { serve } from '@/lib/api/serve'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { noteMessage } from '@/lib/service/messages/note-message'
import { adminMessage } from '@/lib/service/messages/queries'

export const POST = serve(
  messageEndpoints['POST /api/admin/messages/[id]/notes'],
  async ({ actor, params, body }) => {
    await noteMessage(actor, params.id, body.note)
    return adminMessage(params.id)
  },
)
