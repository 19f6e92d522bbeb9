import { adminRoute } from '@/lib/api/admin-route'
import { parse, reply } from '@/lib/http/route'
import { orderNumberParamSchema, resentSchema } from '@/lib/orders/admin-contracts'
import { resendOrder } from '@/lib/orders/resend-order'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/resend',
  async (_request, actor, { orderNumber }) => {
    const mail = await resendOrder(parse(orderNumberParamSchema, orderNumber), actor)
    return reply(resentSchema, { mail })
  },
)
