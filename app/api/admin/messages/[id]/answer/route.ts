import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { AppError } from '@/lib/core/errors'
import { parse, parseBody, reply } from '@/lib/http/route'
import { adminMessageSchema, messageAnswerSchema } from '@/lib/messages/admin-contracts'
import { answerMessage } from '@/lib/messages/answer-message'
import { adminMessage } from '@/lib/messages/queries'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/messages/[id]/answer',
  async (request, actor, params) => {
    const answer = await parseBody(request, messageAnswerSchema)
    const id = parse(idSchema, params.id)
    await answerMessage(actor, id, answer)
    const message = await adminMessage(id)
    if (!message) throw new AppError('not_found', 'There is no such message')
    return reply(adminMessageSchema, message)
  },
)
