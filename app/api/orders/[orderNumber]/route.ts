import { serve } from '@/lib/api/serve'
import { AppError } from '@/lib/core/errors'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { orderByNumber } from '@/lib/orders/queries'

export const GET = serve(orderEndpoints['GET /api/orders/[orderNumber]'], async ({ params }) => {
  const order = await orderByNumber(params.orderNumber)
  if (!order) throw new AppError('not_found', 'Order not found')
  return order
})
