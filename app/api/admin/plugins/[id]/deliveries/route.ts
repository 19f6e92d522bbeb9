import { serve } from '@/lib/api/serve'
import { deliveryLog } from '@/lib/server/plugin-catalogue/delivery-log'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'

export const GET = serve(
  pluginEndpoints['GET /api/admin/plugins/[id]/deliveries'],
  ({ params, query }) => deliveryLog(params.id, query),
)
