import { serve } from '@/lib/api/serve'
import { correctEmail } from '@/lib/orders/correct-email'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const POST = serve(
  orderEndpoints['POST /api/admin/orders/[orderNumber]/correct-email'],
  async ({ params, body, actor }) => ({
    mail: await correctEmail(params.orderNumber, body, actor),
  }),
)
