import { adminPluginSchema, changePluginSchema } from '@/lib/domains/plugins/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { savePlugin } from '@/lib/workflows/change-plugin'

export const PATCH = adminRoute<{ id: string }>(
  'PATCH /api/admin/plugins/[id]',
  async (request, actor, { id }) => {
    const change = await parseBody(request, changePluginSchema)
    return reply(adminPluginSchema, await savePlugin(id, change, actor))
  },
)
