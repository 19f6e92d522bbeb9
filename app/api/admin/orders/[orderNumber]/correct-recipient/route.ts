import { serve } from '@/lib/api/serve'
import { correctRecipient } from '@/lib/orders/correct-recipient'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const POST = serve(
  orderEndpoints['POST /api/admin/orders/[orderNumber]/correct-recipient'],
  async ({ params, body, actor }) => ({
    mail: await correctRecipient(params.orderNumber, body.email, actor),
  }),
)
