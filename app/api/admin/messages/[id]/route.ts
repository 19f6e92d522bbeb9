import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { AppError } from '@/lib/core/errors'
import { parse, parseBody, reply } from '@/lib/http/route'
import { adminMessageSchema, messageChangeSchema } from '@/lib/messages/admin-contracts'
import { changeMessage } from '@/lib/messages/change-message'
import { deleteMessage } from '@/lib/messages/delete-message'
import { adminMessage } from '@/lib/messages/queries'

type Params = { id: string }

async function answerWith(id: number): Promise<Response> {
  const message = await adminMessage(id)
  if (!message) throw new AppError('not_found', 'There is no such message')
  return reply(adminMessageSchema, message)
}

export const GET = adminRoute<Params>(
  'GET /api/admin/messages/[id]',
  async (_request, _actor, { id }) => answerWith(parse(idSchema, id)),
)

export const PATCH = adminRoute<Params>(
  'PATCH /api/admin/messages/[id]',
  async (request, actor, params) => {
    const change = await parseBody(request, messageChangeSchema)
    const id = parse(idSchema, params.id)
    await changeMessage(actor, id, change)
    return answerWith(id)
  },
)

export const DELETE = adminRoute<Params>(
  'DELETE /api/admin/messages/[id]',
  async (_request, actor, { id }) => {
    await deleteMessage(actor, parse(idSchema, id))
    return new Response(null, { status: 204 })
  },
)
