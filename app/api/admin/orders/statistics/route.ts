import { orderStatistics } from '@/lib/analytics/order-statistics'
import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const GET = serve(orderEndpoints['GET /api/admin/orders/statistics'], () =>
  orderStatistics(new Date()),
)
