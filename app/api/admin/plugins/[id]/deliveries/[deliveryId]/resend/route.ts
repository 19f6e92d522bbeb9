import { serve } from '@/lib/api/serve'
import { resendDelivery } from '@/lib/server/plugin-catalogue/delivery-log'
import { pluginEndpoints } from '@/lib/server/plugin-catalogue/endpoints'

export const POST = serve(
  pluginEndpoints['POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend'],
  ({ actor, params }) => resendDelivery(params.id, params.deliveryId, actor),
)
