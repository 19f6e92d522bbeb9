import { serve } from '@/lib/api/serve'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { orderStatistics } from '@/lib/overview/analytics/order-statistics'

export const GET = serve(orderEndpoints['GET /api/admin/orders/statistics'], () =>
  orderStatistics(new Date()),
)
