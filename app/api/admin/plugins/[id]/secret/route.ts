import { serve } from '@/lib/api/serve'
import { renewSigningSecret } from '@/lib/server/plugin-catalogue/change-plugin'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'

export const POST = serve(
  pluginEndpoints['POST /api/admin/plugins/[id]/secret'],
  ({ actor, params, body }) => renewSigningSecret(params.id, body.expectedUpdatedAt, actor),
)
