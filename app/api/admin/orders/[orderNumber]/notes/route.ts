import { adminRoute } from '@/lib/api/admin-route'
import { parse, parseBody } from '@/lib/http/route'
import { noteSchema, orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import { noteOrder } from '@/lib/orders/note-order'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/notes',
  async (request, actor, { orderNumber }) => {
    const body = await parseBody(request, noteSchema)
    await noteOrder(parse(orderNumberParamSchema, orderNumber), body.note, actor)
    return new Response(null, { status: 204 })
  },
)
