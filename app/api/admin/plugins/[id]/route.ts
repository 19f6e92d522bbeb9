import { serve } from '@/lib/api/serve'
import { changePlugin } from '@/lib/server/plugin-catalogue/change-plugin'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'

export const PATCH = serve(
  pluginEndpoints['PATCH /api/admin/plugins/[id]'],
  ({ actor, params, body }) => changePlugin(params.id, body, actor),
)
