import {
  correctEmailSchema,
  orderNumberParamSchema,
  resentSchema,
} from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import { correctEmail } from '@/lib/workflows/correct-email'

export const POST = adminRoute<{ orderNumber: string }>(
  'POST /api/admin/orders/[orderNumber]/correct-email',
  async (request, actor, { orderNumber }) => {
    const correction = await parseBody(request, correctEmailSchema)
    const number = parse(orderNumberParamSchema, orderNumber)
    return reply(resentSchema, { mail: await correctEmail(number, correction, actor) })
  },
)
