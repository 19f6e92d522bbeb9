import { serve } from '@/lib/api/serve'
import { answerMessage } from '@/lib/service/messages/answer-message'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { adminMessage } from '@/lib/service/messages/queries'

export const POST = serve(
  messageEndpoints['POST /api/admin/messages/[id]/answer'],
  async ({ actor, params, body }) => {
    await answerMessage(actor, params.id, body)
    return adminMessage(params.id)
  },
)
