import { deliveryIdSchema, deliverySchema } from '@/lib/domains/plugins/contracts'
import { adminRoute } from '@/lib/http/admin-route'
import { parse, reply } from '@/lib/http/route'
import { resendNotification } from '@/lib/workflows/send-notification'

export const POST = adminRoute<{ id: string; deliveryId: string }>(
  'POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend',
  async (_request, actor, { id, deliveryId }) =>
    reply(deliverySchema, await resendNotification(id, parse(deliveryIdSchema, deliveryId), actor)),
)
