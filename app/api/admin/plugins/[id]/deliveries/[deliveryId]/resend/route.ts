import { adminRoute } from '@/lib/api/admin-route'
import { parse, reply } from '@/lib/http/route'
import { deliveryIdSchema, deliverySchema } from '@/lib/notifications/contracts'
import { resendDelivery } from '@/lib/plugin-catalogue/delivery-log'

export const POST = adminRoute<{ id: string; deliveryId: string }>(
  'POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend',
  async (_request, actor, { id, deliveryId }) =>
    reply(deliverySchema, await resendDelivery(id, parse(deliveryIdSchema, deliveryId), actor)),
)
