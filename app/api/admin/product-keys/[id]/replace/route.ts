import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse, parseBody, reply } from '@/lib/http/route'
import { replacedKeySchema, replaceKeySchema } from '@/lib/orders/admin-contracts'
import { replaceKey } from '@/lib/orders/replace-key'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/product-keys/[id]/replace',
  async (request, actor, { id }) => {
    const { reason } = await parseBody(request, replaceKeySchema)
    return reply(replacedKeySchema, { id: await replaceKey(parse(idSchema, id), reason, actor) })
  },
)
