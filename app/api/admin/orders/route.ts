import { serve } from '@/lib/api/serve'
import { staffOrderEndpoints } from '@/lib/checkout/staff-orders/endpoints'
import { makeStaffOrder } from '@/lib/checkout/staff-orders/make-staff-order'
import { Reply } from '@/lib/http/serve'
import { listOrders } from '@/lib/orders/admin-queries'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const GET = serve(orderEndpoints['GET /api/admin/orders'], ({ query }) => listOrders(query))

export const POST = serve(
  staffOrderEndpoints['POST /api/admin/orders'],
  async ({ body, actor }) => {
    const { orderNumber, isNew } = await makeStaffOrder(body, actor)
    return new Reply(isNew ? 201 : 200, { orderNumber })
  },
)
