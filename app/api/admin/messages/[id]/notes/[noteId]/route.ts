import { serve } from '@/lib/api/serve'
import { deleteNote } from '@/lib/service/messages/delete-note'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { adminMessage } from '@/lib/service/messages/queries'

export const DELETE = serve(
  messageEndpoints['DELETE /api/admin/messages/[id]/notes/[noteId]'],
  async ({ actor, params }) => {
    await deleteNote(actor, params)
    return adminMessage(params.id)
  },
)
