import { pluginTestResultSchema, testPluginSchema } from '@/lib/domains/plugins/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { LIMITS } from '@/lib/http/rate-limit'
import { parseBody, reply } from '@/lib/http/route'
import { testPlugin } from '@/lib/workflows/test-plugin'

export const POST = adminRoute<{ id: string }>(
  'POST /api/admin/plugins/[id]/test',
  async (request, actor, { id }) => {
    const { settings } = await parseBody(request, testPluginSchema)
    return reply(pluginTestResultSchema, await testPlugin(id, settings, actor))
  },
  { limit: LIMITS.testPlugin },
)
