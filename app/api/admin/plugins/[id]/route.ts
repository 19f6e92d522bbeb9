import { adminRoute } from '@/lib/api/admin-route'
import { parseBody, reply } from '@/lib/http/route'
import { changePlugin } from '@/lib/plugin-catalogue/change-plugin'
import { adminPluginSchema, changePluginSchema } from '@/lib/plugins/contracts'

export const PATCH = adminRoute<{ id: string }>(
  'PATCH /api/admin/plugins/[id]',
  async (request, actor, { id }) => {
    const change = await parseBody(request, changePluginSchema)
    return reply(adminPluginSchema, await changePlugin(id, change, actor))
  },
)
