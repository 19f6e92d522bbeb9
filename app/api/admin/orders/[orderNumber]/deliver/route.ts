import { adminRoute } from '@/lib/api/admin-route'
import { parse, parseBody } from '@/lib/http/route'
import { deliverByHandSchema, orderNumberParamSchema } from '@/lib/orders/admin-contracts'
import { deliverByHand } from '@/lib/orders/deliver-by-hand'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/deliver',
  async (request, actor, { orderNumber }) => {
    const body = await parseBody(request, deliverByHandSchema)
    await deliverByHand(parse(orderNumberParamSchema, orderNumber), body, actor)
    return new Response(null, { status: 204 })
  },
)
