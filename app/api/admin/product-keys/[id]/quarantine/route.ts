import { idSchema } from '@/lib/domains/catalog/contracts'
import { productKeySchema, quarantineSchema } from '@/lib/domains/licences/contracts'
import { quarantineKey } from '@/lib/domains/licences/stock-commands'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, parseBody, reply } from '@/lib/http/route'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/product-keys/[id]/quarantine',
  async (request, actor, { id }) => {
    const { reason } = await parseBody(request, quarantineSchema)
    return reply(productKeySchema, await quarantineKey(actor, parse(idSchema, id), reason))
  },
)
