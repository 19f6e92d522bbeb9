import { AppError } from '@/lib/core/errors'
import { idSchema } from '@/lib/domains/catalog/contracts'
import { adminMessageSchema, messageAnswerSchema } from '@/lib/domains/contact/admin-contracts'
import { adminMessage } from '@/lib/domains/contact/admin-queries'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import { answerMessage } from '@/lib/workflows/answer-message'

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
