import { noteSchema, orderNumberParamSchema } from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody } from '@/lib/http/route'
import { noteOrder } from '@/lib/workflows/note-order'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/notes',
  async (request, actor, { orderNumber }) => {
    const body = await parseBody(request, noteSchema)
    await noteOrder(parse(orderNumberParamSchema, orderNumber), body.note, actor)
    return new Response(null, { status: 204 })
  },
)
