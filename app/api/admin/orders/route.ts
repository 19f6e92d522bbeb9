import { adminRoute } from '@/lib/api/admin-route'
import { pageHeaders } from '@/lib/http/paging'
import { parseQuery, reply } from '@/lib/http/route'
import { orderListQuerySchema, orderRowsSchema } from '@/lib/orders/admin-contracts'
import { listOrders } from '@/lib/orders/admin-queries'

export const GET = adminRoute('GET /api/admin/orders', async (request) => {
  const query = parseQuery(request, orderListQuerySchema)
  const { rows, total } = await listOrders(query)
  const headers = pageHeaders(request.nextUrl, query, rows.length, total)
  return reply(orderRowsSchema, rows, { headers })
})
