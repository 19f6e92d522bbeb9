import { serve } from '@/lib/api/serve'
import { csvResponse } from '@/lib/http/csv-response'
import { orderLines } from '@/lib/orders/admin-csv'
import { exportOrders } from '@/lib/orders/admin-queries'
import { orderEndpoints } from '@/lib/orders/endpoints'

export const GET = serve(orderEndpoints['GET /api/admin/orders/export'], ({ query }) =>
  csvResponse('orders.csv', orderLines(exportOrders(query))),
)
