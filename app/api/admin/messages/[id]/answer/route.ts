import { serve } from '@/lib/api/serve'
import { answerMessage } from '@/lib/messages/answer-message'
import { messageEndpoints } from '@/lib/messages/endpoints'
import { adminMessage } from '@/lib/messages/queries'

export const POST = serve(
  messageEndpoints['POST /api/admin/messages/[id]/answer'],
  async ({ actor, params, body }) => {
    await answerMessage(actor, params.id, body)
    return adminMessage(params.id)
  },
)
