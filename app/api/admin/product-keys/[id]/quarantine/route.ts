import { adminRoute } from '@/lib/api/admin-route'
import { idSchema } from '@/lib/catalog/contracts'
import { parse, parseBody, reply } from '@/lib/http/route'
import { productKeySchema, quarantineSchema } from '@/lib/licences/contracts'
import { quarantineKey } from '@/lib/licences/quarantine-key'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/product-keys/[id]/quarantine',
  async (request, actor, { id }) => {
    const { reason } = await parseBody(request, quarantineSchema)
    return reply(productKeySchema, await quarantineKey(actor, parse(idSchema, id), reason))
  },
)
