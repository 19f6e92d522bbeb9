import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { noteOrder } from '@/lib/orders/note-order'

export const POST = serve(
  orderEndpoints['POST /api/admin/orders/[orderNumber]/notes'],
  ({ params, body, actor }) => noteOrder(params.orderNumber, body.note, actor),
)
