import { idSchema } from '@/lib/domains/catalog/contracts'
import { replacedKeySchema, replaceKeySchema } from '@/lib/domains/orders/admin-contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'
import { replaceKey } from '@/lib/workflows/replace-key'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/product-keys/[id]/replace',
  async (request, actor, { id }) => {
    const { reason } = await parseBody(request, replaceKeySchema)
    return reply(replacedKeySchema, { id: await replaceKey(parse(idSchema, id), reason, actor) })
  },
)
