import { serve } from '@/lib/api/serve'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'
import { scriptWeight } from '@/lib/server/plugin-catalogue/script-weight'

export const GET = serve(pluginEndpoints['GET /api/admin/plugins/[id]/script'], ({ params }) =>
  scriptWeight(params.id),
)
