import { serve } from '@/lib/api/serve'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'
import { testPlugin } from '@/lib/server/plugin-catalogue/test-plugin'

export const POST = serve(
  pluginEndpoints['POST /api/admin/plugins/[id]/test'],
  ({ actor, params, body }) => testPlugin(params.id, body.settings, actor),
)
