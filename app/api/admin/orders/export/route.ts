import { adminRoute } from '@/lib/api/admin-route'
import { csvResponse } from '@/lib/http/csv-response'
import { parseQuery } from '@/lib/http/route'
import { orderFiltersSchema } from '@/lib/orders/admin-contracts'
import { orderLines } from '@/lib/orders/admin-csv'
import { exportOrders } from '@/lib/orders/admin-queries'

export const GET = adminRoute('GET /api/admin/orders/export', async (request) =>
  csvResponse('orders.csv', orderLines(exportOrders(parseQuery(request, orderFiltersSchema)))),
)
