import { serve } from '@/lib/api/serve'
import { changeMessage } from '@/lib/service/messages/change-message'
import { deleteMessage } from '@/lib/service/messages/delete-message'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { adminMessage } from '@/lib/service/messages/queries'

export const GET = serve(messageEndpoints['GET /api/admin/messages/[id]'], ({ params }) =>
  adminMessage(params.id),
)

export const PATCH = serve(
  messageEndpoints['PATCH /api/admin/messages/[id]'],
  async ({ actor, params, body }) => {
    await changeMessage(actor, params.id, body)
    return adminMessage(params.id)
  },
)

export const DELETE = serve(
  messageEndpoints['DELETE /api/admin/messages/[id]'],
  ({ actor, params }) => deleteMessage(actor, params.id),
)
