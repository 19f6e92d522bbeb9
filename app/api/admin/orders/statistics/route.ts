import { serve } from '@/lib/api/serve'
import { orderStatistics } from '@/lib/orders/admin-statistics'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const GET = serve(orderEndpoints['GET /api/admin/orders/statistics'], () =>
  orderStatistics(new Date()),
)
