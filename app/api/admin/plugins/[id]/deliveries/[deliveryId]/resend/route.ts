import { adminRoute } from '@/lib/api/admin-route'
import { parse, reply } from '@/lib/http/route'
import { resendNotification } from '@/lib/notifications/send-notification'
import { deliveryIdSchema, deliverySchema } from '@/lib/plugins/contracts'

export const POST = adminRoute<{ id: string; deliveryId: string }>(
  'POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend',
  async (_request, actor, { id, deliveryId }) =>
    reply(deliverySchema, await resendNotification(id, parse(deliveryIdSchema, deliveryId), actor)),
)
