import { orderNumberParamSchema, resentSchema } from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, reply } from '@/lib/http/route'
import { resendOrder } from '@/lib/workflows/resend-order'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/resend',
  async (_request, actor, { orderNumber }) => {
    const mail = await resendOrder(parse(orderNumberParamSchema, orderNumber), actor)
    return reply(resentSchema, { mail })
  },
)
