import { serve } from '@/lib/api/serve'
import { parse } from '@/lib/http/route'
import { textsOf } from '@/lib/http/upload'
import { messageAnswerSchema } from '@/lib/service/messages/admin-contracts'
import { answerMessage } from '@/lib/service/messages/answer-message'
import { readAttachments } from '@/lib/service/messages/attachments'
import { messageEndpoints } from '@/lib/service/messages/endpoints'
import { adminMessage } from '@/lib/service/messages/queries'

export const POST = serve(
  messageEndpoints['POST /api/admin/messages/[id]/answer/with-files'],
  async ({ actor, params, form }) => {
    const answer = parse(messageAnswerSchema, textsOf(form))
    await answerMessage(actor, params.id, answer, await readAttachments(form))
    return adminMessage(params.id)
  },
)
