import { deliverByHandSchema, orderNumberParamSchema } from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody } from '@/lib/http/route'
import { deliverByHand } from '@/lib/workflows/deliver-by-hand'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/deliver',
  async (request, actor, { orderNumber }) => {
    const body = await parseBody(request, deliverByHandSchema)
    await deliverByHand(parse(orderNumberParamSchema, orderNumber), body, actor)
    return new Response(null, { status: 204 })
  },
)
