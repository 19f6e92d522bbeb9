import { adminRoute } from '@/lib/api/admin-route'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply } from '@/lib/http/route'
import { testPlugin } from '@/lib/plugin-catalogue/test-plugin'
import { pluginTestResultSchema, testPluginSchema } from '@/lib/plugins/contracts'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/plugins/[id]/test',
  async (request, actor, { id }) => {
    const { settings } = await parseBody(request, testPluginSchema)
    return reply(pluginTestResultSchema, await testPlugin(id, settings, actor))
  },
  { limit: LIMITS.testPlugin },
)
