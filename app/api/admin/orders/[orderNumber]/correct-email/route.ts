import { adminRoute } from '@/lib/api/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import {
  correctEmailSchema,
  orderNumberParamSchema,
  resentSchema,
} from '@/lib/orders/admin-contracts'
import { correctEmail } from '@/lib/orders/correct-email'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/correct-email',
  async (request, actor, { orderNumber }) => {
    const correction = await parseBody(request, correctEmailSchema)
    const number = parse(orderNumberParamSchema, orderNumber)
    return reply(resentSchema, { mail: await correctEmail(number, correction, actor) })
  },
)
